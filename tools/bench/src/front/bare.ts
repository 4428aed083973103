import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer as it is handed over to this process: its bytes are text there, in base64. */
export interface BareSample {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly plain: string;
  readonly brotli: string;
}

// What one process of Node can do at all: the same bytes with the same heads, found by path and by whether brotli is
// asked for, and nothing around that.
const samples = JSON.parse(readFileSync(process.env.BARE_SAMPLES ?? '', 'utf8')) as BareSample[];
const answers = new Map(
  samples.map(({ path, headers, plain, brotli }) => {
    const formOf = (text: string, encoded: readonly string[]) => {
      const body = Buffer.from(text, 'base64');
      return { body, head: [...Object.entries(headers).flat(), 'Content-Length', `${body.length}`, ...encoded] };
    };
    return [path, { plain: formOf(plain, []), brotli: formOf(brotli, ['Content-Encoding', 'br']) }];
  }),
);
const server = createServer((req, res) => {
  const form = answers.get(req.url ?? '')?.[req.headers['accept-encoding'] === 'br' ? 'brotli' : 'plain'];
  if (form) res.writeHead(200, form.head).end(form.body);
  else res.writeHead(404).end();
});
server.listen(0, '127.0.0.1', () => console.log(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}`));
process.on('SIGTERM', () => process.exit(0));
