import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// The measure of this machine: a bare server that answers the very bytes of an answer of the product, as a
// constant. Everything else is a ratio to it.
const body = readFileSync(process.env.CONSTANT_FILE ?? '');
const status = Number(process.env.CONSTANT_STATUS);
const head = { 'Content-Type': 'application/octet-stream', 'Content-Length': body.length };
const server = createServer((req, res) => {
  req.resume();
  res.writeHead(status, head).end(body);
});
server.listen(0, '127.0.0.1', () => console.log(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}`));
process.on('SIGTERM', () => process.exit(0));
