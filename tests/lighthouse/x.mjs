import { createServer } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { launchOptions } from '../tools/chromium.js';
import { DIST } from '../tools/serve.js';
const T = {'.html':'text/html; charset=utf-8','.js':'text/javascript','.css':'text/css','.wasm':'application/wasm','.svg':'image/svg+xml','.png':'image/png','.webmanifest':'application/manifest+json'};
const server = createServer((q,r)=>{const {pathname}=new URL(q.url,'http://h');const f=join(DIST,decodeURIComponent(pathname.endsWith('/')?pathname+'index.html':pathname)); if(!existsSync(f)||!statSync(f).isFile()) return void r.writeHead(404).end(); r.writeHead(200,{'content-type':T[extname(f)]??'application/octet-stream','content-encoding':'gzip','cache-control':'max-age=600'}).end(gzipSync(readFileSync(f),{level:9}))});
await new Promise(r=>server.listen(0,r)); const o=`http://127.0.0.1:${server.address().port}/`;
for(const f of process.argv.slice(2)){const {executablePath,args}=launchOptions();const c=await chromeLauncher.launch({chromePath:executablePath,chromeFlags:[...args,'--headless=new']});
const {lhr}=await lighthouse(o+f,{port:c.port,output:'json',onlyCategories:['performance'],logLevel:'error'}); const a=lhr.audits;
console.log(f,Math.round(lhr.categories.performance.score*100),['first-contentful-paint','largest-contentful-paint','total-blocking-time','cumulative-layout-shift','speed-index'].map(k=>k+'='+(a[k].numericValue).toFixed(k[0]=='c'?3:0)+'('+a[k].score.toFixed(2)+')').join(' '));
console.log('   long', (a['long-tasks'].details?.items??[]).map(i=>`${Math.round(i.startTime)}+${Math.round(i.duration)} ${i.url.split('/').pop()}`).join('; '));
await c.kill();}
server.close(); process.exit(0);
