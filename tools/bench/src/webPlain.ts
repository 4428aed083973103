import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

const SCRIPTS = /<script[\s\S]*?<\/script>\n?/g;
const SCRIPT_PRELOADS = /<link rel="modulepreload"[^>]*>\n?/g;

/** A page as it would be if nobody had ever thought of script: the same HTML, CSS and font. */
export const withoutScript = (html: string): string => html.replace(SCRIPTS, '').replace(SCRIPT_PRELOADS, '');

/** Heads of an answer that are about its body, which is another one here. */
const OF_BODY = new Set([
  'content-length',
  'content-encoding',
  'etag',
  'connection',
  'keep-alive',
  'transfer-encoding',
]);

interface Plain {
  head: Record<string, string>;
  body: Buffer;
}

async function fetchPlain(url: string): Promise<Plain> {
  const answer = await fetch(url);
  const head = Object.fromEntries([...answer.headers].filter(([name]) => !OF_BODY.has(name)));
  const body = brotliCompressSync(Buffer.from(withoutScript(await answer.text())));
  return { head: { ...head, 'content-encoding': 'br', 'content-length': String(body.length) }, body };
}

/** Everything but the pages comes from the product, as it serves it. */
function handOn(url: string, headers: NodeJS.Dict<string | string[]>, res: ServerResponse): void {
  const onward = request(url, { headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(res);
  });
  onward.on('error', () => res.writeHead(502).end());
  onward.end();
}

/** Serves pages of the product without their scripts, compressed in the same way, on the loopback. */
export async function servePlain(
  productUrl: string,
  paths: readonly string[],
): Promise<{ url: string; stop: () => void }> {
  const pages = new Map<string, Plain>();
  for (const path of paths) pages.set(path, await fetchPlain(productUrl + path));
  const server = createServer((req, res) => {
    const page = pages.get(req.url ?? '');
    if (page) res.writeHead(200, page.head).end(page.body);
    else handOn(productUrl + req.url, req.headers, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
