import { REGISTRY_PATH } from '@skal/contracts/operations/registry';
import { isOwnPath } from '@skal/contracts/site/reservedPaths';
import { bucketCookie, isOnCanary, newBucket, parseBucket } from '../canary/canaryBucket.ts';
import type { ComposedPage, Composition } from '../composition/composition.ts';
import type { ServedSite } from '../composition/livePages.ts';
import { type CdnSettings, NO_CDN, publicCacheHeaders } from './cdn.ts';
import type { EncodedBody } from './encodedBody.ts';
import type { PreparedResponse } from './preparedResponse.ts';
import type { ReleaseFiles } from './releaseFiles.ts';
import { HSTS_HEADERS, INERT_CSP, SECURITY_HEADERS } from './securityHeaders.ts';

/** A year: the address of a release's file names its content. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Kept, but asked about each time. */
const REVALIDATE = 'no-cache';
/** Asked for each time: what a browser takes out of its memory comes past the worker that answers for it. */
const NEVER = 'no-store';

/** While there is a canary a cookie decides which page it is; nothing else of the cookies does. */
const BY_COOKIE = { Vary: 'Accept-Encoding, Cookie' };
/** What brings somebody's cookie is kept by nobody else. */
const PRIVATELY = 'private, no-cache';

const ONCE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

export interface ResponseLookup {
  /** Headers of an answer in which nothing may run or be framed. */
  inertHeaders: Readonly<Record<string, string>>;
  /** Whether a path is a page for any of the visitors. */
  isPage(path: string): boolean;
  /**
   * What is in memory for a path, ready to be sent: a page, a file of a release, or a file at a fixed address.
   * @param cookies those of the request, which tell the pages of a canary from the others.
   */
  find(path: string, cookies: string | undefined): PreparedResponse | null;
  /**
   * A file of a release, from the disk where it is not in memory yet.
   * @throws what the disk says when it cannot be read at this moment
   */
  read(path: string): Promise<PreparedResponse | null>;
  notFound(cookies: string | undefined): PreparedResponse;
  /** A page that one person looks at: nobody keeps it, and nobody finds it. */
  uncached(page: ComposedPage): PreparedResponse;
}

/** Answers that are made once for each body, and found by it. */
function answersByBody(): (stored: EncodedBody, make: () => Omit<PreparedResponse, 'body'>) => PreparedResponse {
  const answers = new WeakMap<EncodedBody, PreparedResponse>();
  return (stored, make) => {
    const known = answers.get(stored);
    if (known) return known;
    const answer = { body: stored, ...make() };
    answers.set(stored, answer);
    return answer;
  };
}

interface ResponseOptions {
  /** Whether the site is reached over TLS. */
  secure: boolean;
  /** Whether a worker in the page answers for files of releases as well. */
  mocked?: boolean;
  /** What a cache in front of the site may keep. */
  cdn?: CdnSettings;
}

/** Everything that is ready to be sent, with its headers. `served` says what is served at this moment. */
export function createResponseLookup(
  served: () => ServedSite,
  files: ReleaseFiles,
  { secure, mocked = false, cdn = NO_CDN }: ResponseOptions,
): ResponseLookup {
  const fixed = { ...SECURITY_HEADERS, ...(secure ? HSTS_HEADERS : {}) };
  const shared = publicCacheHeaders(cdn);
  const inert = { ...fixed, 'Content-Security-Policy': INERT_CSP };
  const answerFor = answersByBody();
  const answerByCookie = answersByBody();

  /** How a page goes out, with the headers that it has besides. */
  const pageForm = ({ policy, status }: ComposedPage, more: Record<string, string> = {}) => ({
    status,
    headers: {
      ...fixed,
      'Content-Security-Policy': policy,
      'Cache-Control': REVALIDATE,
      ...(status === 404 ? { 'X-Robots-Tag': 'noindex' } : {}),
      ...more,
    },
  });

  /** The page of a visitor. Where it hangs on a cookie, and they bring none, they are given one. */
  const pageAnswer = (
    pageOf: (composition: Composition) => ComposedPage,
    cookies: string | undefined,
  ): PreparedResponse => {
    const { live, canary } = served();
    if (!canary) {
      const page = pageOf(live);
      return answerFor(page.body, () => pageForm(page, page.status === 404 ? {} : shared));
    }
    const known = parseBucket(cookies);
    const bucket = known ?? newBucket();
    const page = pageOf(isOnCanary(bucket, canary.percent) ? canary.composition : live);
    // Not every CDN heeds that pages hang on a cookie.
    const kept = cdn.seconds > 0 ? { ...BY_COOKIE, 'Cache-Control': PRIVATELY } : BY_COOKIE;
    if (known !== null) return answerByCookie(page.body, () => pageForm(page, kept));
    const cookie = { 'Cache-Control': PRIVATELY, 'Set-Cookie': bucketCookie(bucket, secure) };
    return { body: page.body, ...pageForm(page, { ...BY_COOKIE, ...cookie }) };
  };

  const fixedFile = (path: string): EncodedBody | undefined =>
    path === REGISTRY_PATH ? served().registry : served().live.files.get(path);

  const releaseAnswer = (file: EncodedBody | null): PreparedResponse | null =>
    file && answerFor(file, () => ({ headers: { ...inert, 'Cache-Control': mocked ? NEVER : FOREVER } }));

  // What is the server's own is answered by itself, whatever a release that is live already declares.
  const isPage = (path: string) =>
    (served().live.pages.has(path) || served().canary?.composition.pages.has(path) === true) && !isOwnPath(path);

  return {
    inertHeaders: inert,
    isPage,

    find(path, cookies) {
      if (path.startsWith('/r/')) return releaseAnswer(files.cached(path));
      if (isPage(path)) return pageAnswer(({ pages, notFound }) => pages.get(path) ?? notFound, cookies);
      const file = fixedFile(path);
      return file ? answerFor(file, () => ({ headers: { ...inert, 'Cache-Control': REVALIDATE } })) : null;
    },

    read: async (path) => releaseAnswer(await files.read(path)),
    uncached: (page) => ({ body: page.body, ...pageForm(page, ONCE) }),
    notFound: (cookies) => pageAnswer(({ notFound }) => notFound, cookies),
  };
}
