// The fallback page, for when neither storage nor the network has the real one.

import { wordsIn } from '../../words/first.ts';
import { FALLBACK, type FallbackWords } from '../../words/fallback.ts';

const htmlIn = ({
  tag,
  words: {
    lost: [title, text],
    safe,
    again,
  },
}: {
  tag: string;
  words: FallbackWords;
}) => `<!doctype html>
<html lang="${tag}" dir="auto">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Gambol</title>
<style>
body {
  margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1rem;
  font: 1.0625rem/1.5 system-ui, sans-serif; background: #f6f3ed; color: #28231d;
}
main { max-width: 32rem; }
h1 { font-size: 1.875rem; margin: 0 0 0.5rem; }
button { font: inherit; padding: 0.5rem 1.25rem; }
@media (prefers-color-scheme: dark) { body { background: #1a1713; color: #ebe7e1; } }
</style>
</head>
<body>
<main role="alert">
<h1>${title}</h1>
<p>${safe} ${text}</p>
<p><button type="button" onclick="location.reload()">${again}</button></p>
</main>
<script>addEventListener('online', () => location.reload());</script>
</body>
</html>
`;

/**
 * The response with the fallback page.
 *
 * @param languages the visitor's preferred languages
 */
export function fallbackPage(languages: readonly string[]) {
  return new Response(htmlIn(wordsIn(FALLBACK, languages)), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
