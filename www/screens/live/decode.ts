// The part of a library that reads codes, loaded where the browser has no reader of its own.

export { decodeQR } from 'qr/decode.js';
