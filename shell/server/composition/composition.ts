import type { EncodedBody } from '../http/encodedBody.ts';

export interface ComposedPage {
  status: 200 | 404;
  body: EncodedBody;
  policy: string;
}

export interface Composition {
  revision: string;
  pages: ReadonlyMap<string, ComposedPage>;
  notFound: ComposedPage;
  /** Files at fixed addresses beside the pages, for crawlers and devices. */
  files: ReadonlyMap<string, EncodedBody>;
}

/** Every body of a composition, always in the same order. */
export const bodiesOf = ({ pages, notFound, files }: Composition): EncodedBody[] => [
  ...[...pages.values(), notFound].map(({ body }) => body),
  ...files.values(),
];

/** Restores a Buffer: between threads and on the disk it becomes a plain Uint8Array. */
export const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Restores a composition that another thread or process made. */
export function reviveComposition(composition: Composition): Composition {
  for (const body of bodiesOf(composition)) {
    body.plain = asBuffer(body.plain);
    body.br &&= asBuffer(body.br);
    body.gzip &&= asBuffer(body.gzip);
  }
  return composition;
}
