import type { Locale } from '@skal/contracts/site/locale';
import type { Snapshot } from '../../src/federation/snapshot.ts';
import type { EncodedBody } from '../http/encodedBody.ts';
import type { HashedFile } from '../pages/hashedFile.ts';
import type { Release, ReleaseRoute } from '../releases/release.ts';

export interface ComposedPage {
  status: 200 | 404;
  body: EncodedBody;
  policy: string;
  /** Whether it is the same for every visitor: no page of an account. */
  isPublic: boolean;
  /** The same address in further languages, of a page of an account and the not-found page. */
  translations?: Readonly<Partial<Record<Locale, ComposedPage>>>;
  /** How the web server renders it with its visitor's data; absent for other pages. */
  personal?: PersonalTemplate;
}

/** A release whose server build is run. */
export type ServerRelease = Pick<Release, 'name' | 'version' | 'serverIntegrity'>;

/** The document of a page that is rendered with its visitor's data, in parts around styles, HTML, data and preloads. */
export interface PersonalTemplate {
  parts: readonly [start: string, body: string, afterHtml: string, afterData: string, end: string];
  /** Preload elements by the chunk that a page may read, without those of every such page. */
  preloads: ReadonlyMap<string, readonly string[]>;
  policy: string;
  locale: Locale;
  /** The kind of account whose page it is. */
  access: ReleaseRoute['access'];
  remote: ServerRelease;
}

export interface Composition {
  revision: string;
  /** What pages with their visitor's data are rendered with. */
  renderedWith: { shell: ServerRelease; snapshots: Readonly<Partial<Record<Locale, Snapshot>>> };
  pages: ReadonlyMap<string, ComposedPage>;
  /** The page of unknown addresses, in each language. */
  notFound: ComposedPage;
  /** The list of all remotes in each language, which a page does not contain. */
  remoteLists: readonly HashedFile[];
  /** The home page as text: browsers that return get later pages as the difference from it (RFC 9842). */
  pageDictionary: HashedFile;
  /** Files at fixed addresses beside the pages, for crawlers and devices. */
  files: ReadonlyMap<string, EncodedBody>;
}

/** Returns a page in a language, or in English if it has no other. */
export const inLanguage = (page: ComposedPage, locale: Locale): ComposedPage => page.translations?.[locale] ?? page;

/** A page, and the same address in further languages. */
const inAllLanguages = (page: ComposedPage): ComposedPage[] => [page, ...Object.values(page.translations ?? {})];

/** Every body of a composition, always in the same order. */
export const bodiesOf = ({ pages, notFound, remoteLists, pageDictionary, files }: Composition): EncodedBody[] => [
  ...[...[...pages.values(), notFound].flatMap(inAllLanguages), ...remoteLists, pageDictionary].map(({ body }) => body),
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
