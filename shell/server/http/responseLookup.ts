import { REGISTRY_PATH } from '@skal/contracts/operations/registry';
import { isOwnPath } from '@skal/contracts/site/reservedPaths';
import { bucketCookie, isOnCanary, newBucket, parseBucket } from '../canary/canaryBucket.ts';
import type { ComposedPage, Composition } from '../composition/composition.ts';
import type { ServedSite } from '../composition/livePages.ts';
import { choosePage } from '../language/pageLanguage.ts';
import { type CdnSettings, NO_CDN, publicCacheHeaders } from './cdn/cdn.ts';
import { createHashedDictionaries } from './dictionaries/hashedDictionaries.ts';
import type { ReleaseDictionaries } from './dictionaries/releaseDictionaries.ts';
import { type EncodedBody, encodeBody } from './encodedBody.ts';
import type { PreparedResponse } from './preparedResponse.ts';
import type { ReleaseFiles } from './releaseFiles.ts';
import { HSTS_HEADERS, INERT_CSP, SECURITY_HEADERS } from './securityHeaders.ts';

/** A year: the address of a release's file identifies its content. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Stored, but revalidated each time. */
const REVALIDATE = 'no-cache';
/** Not stored: responses from the browser's cache would bypass the service worker that mocks them. */
const NEVER = 'no-store';

/** During a canary one cookie decides which page is sent; for pages of accounts that of the language. */
const BY_COOKIE = { Vary: 'Accept-Encoding, Cookie' };
/** The browser's dictionary decides which encoding is sent (RFC 9842). */
const BY_DICTIONARY = 'Accept-Encoding, Available-Dictionary';
/** Responses that set a cookie must not be shared. */
const PRIVATE = 'private, no-cache';

/** Addresses of pages as dictionaries (`buildPageDictionaryPath`). */
const PAGE_DICTIONARIES = '/r/pages/';

const ONCE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** A page that the web server can render with its visitor's data. */
export interface PersonalLookup {
  composition: Composition;
  /** The page in each language, with the frame that is sent if it cannot be rendered. */
  page: ComposedPage;
  /** Without the policy. */
  headers: Record<string, string>;
}

export interface ResponseLookup {
  /** Headers of responses that must not run or be framed. */
  inertHeaders: Readonly<Record<string, string>>;
  /** Whether a path is a page for any visitor. */
  isPage(path: string): boolean;
  /**
   * Finds the prepared response of a path in memory: a page, a file of a release, or a file at a fixed address.
   * @param cookies of the request; they select the page during a canary
   */
  find(path: string, cookies: string | undefined): PreparedResponse | null;
  /**
   * Reads a file of a release, from the disk if it is not in memory.
   * @throws errors of the disk, which may be temporary
   */
  read(path: string): Promise<PreparedResponse | null>;
  notFound(path: string, cookies: string | undefined): PreparedResponse;
  /** Finds a page that may be rendered with its visitor's data; null without cookies, and so without a session. */
  personal(path: string, cookies: string | undefined): PersonalLookup | null;
  /** A page for one person: not stored, and noindex. */
  uncached(page: ComposedPage): PreparedResponse;
}

/** Caches responses by their body. */
function createResponseCache(): (stored: EncodedBody, make: () => Omit<PreparedResponse, 'body'>) => PreparedResponse {
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
  /** Whether the site has TLS. */
  isSecure: boolean;
  /** Whether a service worker in the page also answers for files of releases. */
  isMocked?: boolean;
  /** What a shared cache in front of the site may store. */
  cdn?: CdnSettings;
  /** Finds the earlier forms of scripts. */
  dictionaries?: ReleaseDictionaries;
}

/** Creates the lookup of prepared responses. `served` returns what is served now. */
export function createResponseLookup(
  served: () => ServedSite,
  files: ReleaseFiles,
  { isSecure, isMocked = false, cdn = NO_CDN, dictionaries = () => null }: ResponseOptions,
): ResponseLookup {
  const fixed = { ...SECURITY_HEADERS, ...(isSecure ? HSTS_HEADERS : {}) };
  const shared = publicCacheHeaders(cdn);
  const inert = { ...fixed, 'Content-Security-Policy': INERT_CSP };
  const noDictionary = {
    body: encodeBody('', 'text/plain; charset=utf-8'),
    headers: { ...inert, 'Cache-Control': NEVER },
  };
  const hashed = createHashedDictionaries(() => served().hashedFiles);
  const cachedResponse = createResponseCache();
  const cachedCookieResponse = createResponseCache();

  /** The response of a page with its headers. */
  const pageHead = ({ policy, status }: ComposedPage, more: Record<string, string> = {}) => ({
    status,
    headers: {
      ...fixed,
      'Content-Security-Policy': policy,
      'Cache-Control': REVALIDATE,
      ...(status === 404 ? { 'X-Robots-Tag': 'noindex' } : {}),
      ...more,
    },
  });

  /** The response of a page that may be sent as the difference from an earlier one. A CDN stores whole pages. */
  const publicPageHead = (page: ComposedPage, composition: Composition, more: Record<string, string>) => {
    if (isMocked || cdn.maxAgeSeconds > 0 || page.status !== 200) return pageHead(page, more);
    const Vary = [more.Vary ?? 'Accept-Encoding', 'Available-Dictionary'].join(', ');
    return { ...pageHead(page, { ...more, Vary }), ...hashed.ofPage(composition) };
  };

  // Some CDNs ignore Vary: Cookie.
  const byCookie = cdn.maxAgeSeconds > 0 ? { ...BY_COOKIE, 'Cache-Control': PRIVATE } : BY_COOKIE;
  const sharedHeaders = ({ status, isPublic }: ComposedPage): Readonly<Record<string, string>> => {
    if (!isPublic) return byCookie;
    return status === 404 ? {} : shared;
  };

  /** The page of a visitor. During a canary, visitors without the cookie get one. */
  const respondWithPage = (path: string, cookies: string | undefined): PreparedResponse => {
    const { live, canary } = served();
    if (!canary) {
      const page = choosePage(live, path, cookies);
      return cachedResponse(page.body, () => publicPageHead(page, live, sharedHeaders(page)));
    }
    const known = parseBucket(cookies);
    const bucket = known ?? newBucket();
    const composition = isOnCanary(bucket, canary.percent) ? canary.composition : live;
    const page = choosePage(composition, path, cookies);
    if (known !== null) return cachedCookieResponse(page.body, () => publicPageHead(page, composition, byCookie));
    const cookie = { 'Cache-Control': PRIVATE, 'Set-Cookie': bucketCookie(bucket, isSecure) };
    return { body: page.body, ...pageHead(page, { ...BY_COOKIE, ...cookie }) };
  };

  const fixedFile = (path: string): EncodedBody | undefined =>
    path === REGISTRY_PATH ? served().registry : served().live.files.get(path);

  const releaseAnswer = (path: string, file: EncodedBody | null): PreparedResponse | null => {
    if (!file) return null;
    return cachedResponse(file, () => {
      const headers = { ...inert, 'Cache-Control': isMocked ? NEVER : FOREVER };
      const dictionary = isMocked ? null : (hashed.ofFile(path) ?? dictionaries(path));
      if (!dictionary) return { headers };
      return {
        headers: { ...headers, Vary: BY_DICTIONARY, 'Use-As-Dictionary': dictionary.match },
        readDictionary: dictionary.read,
      };
    });
  };

  // Reserved paths win, whatever a live release declares.
  const isPage = (path: string) =>
    (served().live.pages.has(path) || served().canary?.composition.pages.has(path) === true) && !isOwnPath(path);

  return {
    inertHeaders: inert,
    isPage,

    find(path, cookies) {
      // The page of another version or process: no dictionary for this browser, and no error either.
      if (path.startsWith(PAGE_DICTIONARIES) && !served().hashedFiles.has(path)) return noDictionary;
      if (path.startsWith('/r/')) return releaseAnswer(path, served().hashedFiles.get(path) ?? files.cached(path));
      if (isPage(path)) return respondWithPage(path, cookies);
      const file = fixedFile(path);
      return file ? cachedResponse(file, () => ({ headers: { ...inert, 'Cache-Control': REVALIDATE } })) : null;
    },

    read: async (path) => releaseAnswer(path, await files.read(path)),
    uncached: (page) => ({ body: page.body, ...pageHead(page, ONCE) }),
    notFound: respondWithPage,

    personal(path, cookies) {
      if (!cookies || !isPage(path)) return null;
      const { live, canary } = served();
      const bucket = canary && parseBucket(cookies);
      // The frame assigns the visitor to a version first.
      if (canary && bucket === null) return null;
      const composition = canary && bucket !== null && isOnCanary(bucket, canary.percent) ? canary.composition : live;
      const page = composition.pages.get(path);
      if (!page?.personal) return null;
      return { composition, page, headers: { ...fixed, ...BY_COOKIE, 'Cache-Control': 'private, no-store' } };
    },
  };
}
