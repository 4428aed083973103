import type { ComposedPage, Composition } from './composer.ts';
import type { Answer } from './direct.ts';
import type { ReleaseFiles } from './files.ts';
import { INERT_POLICY, SECURITY_HEADERS, TRANSPORT_SECURITY } from './headers.ts';
import type { Stored } from './stored.ts';

/** A year: the address of a release's file names its content. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Kept, but asked about each time. */
const REVALIDATE = 'no-cache';

export interface Ready {
  /** Headers of an answer in which nothing may run or be framed. */
  inert: Readonly<Record<string, string>>;
  /** What is in memory for a path, ready to be sent: a page, a file of a release, or a file at a fixed address. */
  find(path: string): Answer | null;
  /**
   * A file of a release, from the disk where it is not in memory yet.
   * @throws what the disk says when it cannot be read at this moment
   */
  read(path: string): Promise<Answer | null>;
  notFound(): Answer;
}

/**
 * Everything that is ready to be sent, with its headers.
 * @param composition what is composed at this moment.
 */
export function readyAnswers(composition: () => Composition, files: ReleaseFiles, secure: boolean): Ready {
  const fixed = { ...SECURITY_HEADERS, ...(secure ? TRANSPORT_SECURITY : {}) };
  const inert = { ...fixed, 'Content-Security-Policy': INERT_POLICY };
  const answers = new WeakMap<Stored, Answer>();

  const answerOf = (stored: Stored, headers: () => Record<string, string>): Answer => {
    const known = answers.get(stored);
    if (known) return known;
    const answer = { stored, headers: headers() };
    answers.set(stored, answer);
    return answer;
  };

  const pageAnswer = ({ body, policy, status }: ComposedPage): Answer =>
    answerOf(body, () => ({
      ...fixed,
      'Content-Security-Policy': policy,
      'Cache-Control': REVALIDATE,
      ...(status === 404 ? { 'X-Robots-Tag': 'noindex' } : {}),
    }));

  const releaseAnswer = (file: Stored | null): Answer | null =>
    file && answerOf(file, () => ({ ...inert, 'Cache-Control': FOREVER }));

  return {
    inert,
    find: (path) => {
      const page = composition().pages.get(path);
      if (page) return pageAnswer(page);
      if (path.startsWith('/r/')) return releaseAnswer(files.known(path));
      const file = composition().files.get(path);
      return file ? answerOf(file, () => ({ ...inert, 'Cache-Control': REVALIDATE })) : null;
    },
    read: async (path) => releaseAnswer(await files.read(path)),
    notFound: () => pageAnswer(composition().notFound),
  };
}
