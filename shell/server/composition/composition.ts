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
  /** What lies at fixed addresses beside the pages: what crawlers and devices ask for. */
  files: ReadonlyMap<string, EncodedBody>;
}

/** Every body of a composition, always in the same order. */
export const bodiesOf = ({ pages, notFound, files }: Composition): EncodedBody[] => [
  ...[...pages.values(), notFound].map(({ body }) => body),
  ...files.values(),
];

/** Bytes lose their kind on the way between threads, and to the disk. */
export const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** A composition that another thread has made, or another process. */
export function reviveComposition(composition: Composition): Composition {
  for (const body of bodiesOf(composition)) {
    body.plain = asBuffer(body.plain);
    body.br &&= asBuffer(body.br);
    body.gzip &&= asBuffer(body.gzip);
  }
  return composition;
}
