import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// The measure of this machine: a bare server that answers a constant. Everything else is a ratio to it.
const body = Buffer.from('{"ok":true}');
const server = createServer((req, res) => {
  req.resume();
  res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length }).end(body);
});
server.listen(0, '127.0.0.1', () => console.log(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}`));
process.on('SIGTERM', () => process.exit(0));
