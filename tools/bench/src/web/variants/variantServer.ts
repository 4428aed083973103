import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotli } from '@skal/shell/server/http/encodedBody.ts';
import { contentTypeOf } from '@skal/shell/server/http/releaseFiles.ts';
import { type Application, STATIC_PATH } from './application.ts';
import { prerenderedDocument, singlePageDocument } from './documents.ts';

/** As the product compresses a page of an account; public pages, which it compresses once, differ by a few percent. */
const DOCUMENT_QUALITY = 4;

export interface VariantServer {
  readonly url: string;
  close(): void;
}

/** Sends a file of the application, compressed as in production. */
function sendFile(path: string, { dir }: Application, res: ServerResponse): void {
  const file = join(dir, path.slice(STATIC_PATH.length));
  const isCompressed = existsSync(`${file}.br`);
  const headers = {
    'Content-Type': contentTypeOf(file) ?? 'application/octet-stream',
    'Cache-Control': 'public, max-age=31536000, immutable',
  };
  const body = readFileSync(isCompressed ? `${file}.br` : file);
  const encoding = isCompressed ? { 'Content-Encoding': 'br' } : {};
  res.writeHead(200, { ...headers, ...encoding, 'Content-Length': body.length }).end(body);
}

/** Passes a request on to the product. */
function forward(site: URL, req: IncomingMessage, res: ServerResponse): void {
  const headers = { ...req.headers, host: site.host, ...(req.headers.origin && { origin: site.origin }) };
  const outgoing = request(new URL(req.url ?? '/', site), { method: req.method, headers }, (incoming) => {
    res.writeHead(incoming.statusCode ?? 502, incoming.headers);
    incoming.pipe(res);
  });
  outgoing.on('error', () => res.destroy());
  res.on('close', () => outgoing.destroy());
  req.pipe(outgoing);
}

/**
 * Serves one application in front of a running site, whose api and whose HTML it uses.
 * @param kind `prerendered`: the HTML that the product's server renders for the request; `single-page`: an empty page
 */
export async function serveVariant(
  kind: 'prerendered' | 'single-page',
  app: Application,
  siteUrl: string,
): Promise<VariantServer> {
  const site = new URL(siteUrl);
  const isSinglePage = kind === 'single-page';
  const write = isSinglePage ? singlePageDocument : prerenderedDocument;
  const sendDocument = async ({ url = '/', headers }: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { href, pathname } = new URL(url, site);
    // Without a cookie the product has the page ready, and takes no time to render it.
    const answer = await fetch(href, isSinglePage ? {} : { headers: { cookie: headers.cookie ?? '' } });
    const body = brotli(Buffer.from(write(await answer.text(), app, pathname)), DOCUMENT_QUALITY);
    const type = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' };
    res.writeHead(200, { ...type, 'Content-Length': body.length }).end(body);
  };
  const server = createServer((req, res) => {
    const { url = '/', headers } = req;
    if (url.startsWith(STATIC_PATH)) sendFile(url, app, res);
    else if (headers.accept?.includes('text/html')) sendDocument(req, res).catch(() => res.destroy());
    else forward(site, req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
