import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type SessionReply, session } from '@skal/contracts/account/session';
import type { Locale } from '@skal/contracts/site/locale';
import type { RecordedQuery } from '@skal/shell-kit/page.slice.ts';
import type { Snapshot } from '../../src/federation/snapshot.ts';
import { type ComposedPage, type Composition, inLanguage } from '../composition/composition.ts';
import { openQueryMemory } from './queryMemory.ts';
import { type OnRenderFailure, openRenderPool, RENDER_TIMES, type RenderTimes } from './renderPool.ts';
import type { QueryReply, RenderResult } from './renderTask.ts';

/** Answers reads of the api inside this process, with the session of a request. */
export type ReadApi = (
  req: IncomingMessage,
  address: string,
) => Promise<{ status: number; json: string | null; cookies: readonly string[] }>;

/** A page with its visitor's data, if it could be rendered. */
export interface PersonalOutcome {
  /** The document; null: the frame is sent, and the browser renders the page. */
  html: string | null;
  /** Cookies of the session, which may have been renewed. */
  cookies: readonly string[];
  /** The language of the account, and of the document; null without a session. */
  locale: Locale | null;
}

export interface PersonalPages {
  /** @param page in each language: that of the account is rendered */
  render(
    req: IncomingMessage,
    address: string,
    from: Pick<Composition, 'renderedWith'>,
    page: ComposedPage,
  ): Promise<PersonalOutcome>;
  /** Loads the code of pages with data before the first visitor comes. */
  loadCode(from: Composition): Promise<void>;
  close(): Promise<void>;
}

interface Settings {
  dataDir: string;
  read: ReadApi;
  /** Called when the server build of a release fails, takes too long or needs too much memory. */
  onFailure: OnRenderFailure;
  times?: RenderTimes | undefined;
}

/** The query that others follow: a change after it is reported to the page by the event stream. */
const LIVE_VERSION = 'readLiveVersion';

/** Maximum renderings of one page: a query may depend on the reply of another. */
const MAX_PASSES = 3;

/** Everything of a session that decides which queries a page reads. */
const sessionKind = ({ accountType, business, permissions, viewing }: SessionReply): string =>
  JSON.stringify([
    accountType,
    permissions,
    viewing !== null,
    (viewing?.business ?? business)?.features,
    (viewing?.business ?? business)?.liveAt !== null,
  ]);

const parseSession = (json: string | null): SessionReply | null =>
  json === null ? null : (JSON.parse(json) as SessionReply);

/**
 * Renders pages of accounts with the data of their visitor. The server build of a remote runs in another process; the data
 * comes from the api in this process, read with the session of the request, so a page contains nothing that its browser
 * could not read.
 */
export function openPersonalPages({ dataDir, read, onFailure, times = RENDER_TIMES }: Settings): PersonalPages {
  const pool = openRenderPool(dataDir, onFailure, times);
  const memory = openQueryMemory();

  /** Reads queries; those that fail or are late are left to the browser. */
  const readAll = async (req: IncomingMessage, queries: readonly RecordedQuery[]): Promise<QueryReply[]> => {
    const deadline = sleep(times.data, null, { ref: false });
    const replies = queries.map(async ({ name, subject, arg, address }) => {
      const reply = address.startsWith('/api/')
        ? // A read that fails is repeated by the browser, which shows its error.
          await Promise.race([read(req, address).catch(() => null), deadline])
        : null;
      return reply?.status === 200 && reply.json !== null
        ? [{ name, subject, ...(arg !== undefined && { arg }), json: reply.json }]
        : [];
    });
    return (await Promise.all(replies)).flat();
  };

  /** Snapshots as JSON text: each is written once. */
  const snapshots = new WeakMap<Snapshot, string>();
  const textOf = (snapshot: Snapshot): string => {
    const text = snapshots.get(snapshot) ?? JSON.stringify(snapshot);
    snapshots.set(snapshot, text);
    return text;
  };

  const render = async (
    req: IncomingMessage,
    address: string,
    { renderedWith: { shell, snapshots } }: Pick<Composition, 'renderedWith'>,
    page: ComposedPage,
    deadline: number,
  ): Promise<PersonalOutcome> => {
    const renderedAt = Date.now();
    // The api logs its error; the browser shows it.
    const reply = await read(req, session.read.path).catch(() => null);
    const cookies = reply?.cookies ?? [];
    const account = reply?.status === 200 ? parseSession(reply.json) : null;
    if (!reply?.json || !account) return { html: null, cookies, locale: null };
    const frame: PersonalOutcome = { html: null, cookies, locale: account.language };
    const template = inLanguage(page, account.language).personal;
    const snapshot = template && snapshots[template.locale];
    if (!snapshot) return frame;
    const { remote, access, parts, preloads, locale } = template;
    // The browser redirects accounts of another kind; operators may view the portal of a client.
    if (account.accountType !== access && !account.viewing) return frame;
    const key = [shell.version, remote.name, remote.version, address, sessionKind(account)].join('\n');
    const replies: QueryReply[] = [{ name: 'readSession', subject: 'session', json: reply.json }];
    const requested = new Set<string>(['readSession(undefined)']);
    const code = { shell, remote, locale, snapshot: textOf(snapshot) };
    let queries = memory.get(key);
    let result: RenderResult | null = null;
    for (let pass = 0; pass < MAX_PASSES; pass++) {
      const unread = queries.filter((query) => !requested.has(query.key));
      for (const query of unread) requested.add(query.key);
      if (result && unread.length === 0) break;
      const isFirst = ({ name }: RecordedQuery) => name === LIVE_VERSION;
      replies.push(...(await readAll(req, unread.filter(isFirst))));
      replies.push(
        ...(await readAll(
          req,
          unread.filter((query) => !isFirst(query)),
        )),
      );
      result = await pool.render({ ...code, address, renderedAt, replies }, deadline);
      if (!result) return frame;
      queries = result.queries;
    }
    memory.set(key, queries);
    if (!result) return frame;
    const [start, body, afterHtml, afterData, end] = parts;
    const { styles, html, data, chunks } = result;
    // Chunks share files.
    const tags = new Set(chunks.flatMap((chunk) => preloads.get(chunk) ?? []));
    return { ...frame, html: [start, styles, body, html, afterHtml, data, afterData, ...tags, end].join('') };
  };

  return {
    render(req, address, from, page) {
      const late = sleep(times.patience, { html: null, cookies: [], locale: null }, { ref: false });
      return Promise.race([render(req, address, from, page, Date.now() + times.patience), late]);
    },
    async loadCode({ pages, renderedWith: { shell, snapshots } }) {
      const remotes = [...pages.values()].flatMap(({ personal }) => personal?.remote ?? []);
      const byName = new Map(remotes.map((remote) => [remote.name, remote]));
      for (const [locale, snapshot] of Object.entries(snapshots) as [Locale, Snapshot][]) {
        for (const remote of byName.values()) await pool.load({ shell, remote, locale, snapshot: textOf(snapshot) });
      }
    },
    close: () => pool.close(),
  };
}
