import { setTimeout as sleep } from 'node:timers/promises';
import { ARCHIVE_TYPE, packRelease } from '@skal/shell/server/publishing/archive.ts';
import { PUBLISHING_PATH, uploadQuery } from '@skal/shell/server/publishing/publishing.ts';
import type { BundleState } from '@skal/shell/server/registryState.ts';
import { readRelease } from '@skal/shell/server/release.ts';
import type { Summary } from '@skal/shell/server/rum/summary.ts';
import type { Trial } from './gate/trial.ts';
import { abortLine, canaryLine, historyLine, liveLine, size, statusLine } from './report.ts';
import { rumLines } from './rumLines.ts';
import { noteOf, ReleaseRefusal, type Say, STEPS, step } from './steps.ts';
import { type Asked, type Wish, WrongUse } from './words.ts';

/** What a site says of a bundle that may not have been released there yet, and what browsers told of its versions. */
type StateThere = Omit<BundleState, 'live'> & { live: string | null; told?: Readonly<Record<string, Summary>> };

/** What a site serves of a bundle, as anybody may read it. */
interface Served {
  version: string;
  canary: { version: string } | null;
}

/** How long a site may take to compose its pages anew. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 100;

/**
 * The site that releases go to, or come from. A token travels encrypted, or does not leave this machine; so does a session.
 * @param word the one that it was named with
 * @throws WrongUse for an address that is none
 */
export function siteAt(address: string, word = '--to'): URL {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new WrongUse(`${word} takes the address of a site, and not '${address}'.`);
  const here = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (url.protocol === 'http:' && !here) throw new WrongUse(`What is secret goes over https only: ${word} https://…`);
  return url;
}

/** Asks a site about a bundle, with a team's token. */
function askerOf(site: URL, token: string, name: string) {
  return async function ask<Reply>(path = '', init: RequestInit = {}): Promise<Reply> {
    const url = new URL(`${PUBLISHING_PATH}${name}${path}`, site);
    let answer: Response;
    try {
      answer = await fetch(url, { ...init, headers: { ...init.headers, Authorization: `Bearer ${token}` } });
    } catch (error) {
      const { cause } = error as { cause?: { message?: string } };
      throw new ReleaseRefusal(`${site.origin} cannot be reached, or ended the connection: ${cause?.message ?? error}`);
    }
    const reply = (await answer.json().catch(() => ({}))) as Reply & { error?: string };
    if (!answer.ok) throw new ReleaseRefusal(reply.error ?? `${site.origin} answered ${answer.status}`);
    return reply;
  };
}

type Ask = ReturnType<typeof askerOf>;

/** What a site serves of a bundle at this moment; nothing while it cannot be reached, as when it starts anew. */
async function servedNow(site: URL, name: string): Promise<Served | undefined> {
  try {
    const registry = await (await fetch(new URL('/registry.json', site))).json();
    return (registry as { bundles: Record<string, Served> }).bundles[name];
  } catch {
    return undefined;
  }
}

/** Waits until visitors are given a version. */
async function untilServed(site: URL, name: string, isThere: (its: Served) => boolean): Promise<void> {
  const late = Date.now() + PATIENCE_MS;
  while (Date.now() < late) {
    const its = await servedNow(site, name);
    if (its && isThere(its)) return;
    await sleep(PAUSE_MS);
  }
  throw new ReleaseRefusal('The registry names it, but the site has not served it within a minute: look at its log');
}

/** Sends a release, looks at it where nobody else sees it, and waits until visitors have it. */
async function release(wish: Extract<Asked, { do: 'release' }>, live: string | null, ask: Ask, there: There) {
  const { site, say, build, look } = there;
  const [{ name } = { name: '' }] = wish.bundles;
  const { canary, browser } = wish;
  const about = { expects: live, note: noteOf(wish, wish.note), canary };
  const dir = await step(STEPS.build, say, () => build(name));
  const archive = await packRelease(dir);
  const { version } = readRelease(dir);
  say(`${name} ${version}: ${size(archive.length)} to ${site.origin}`);
  await step(STEPS.taking, say, () =>
    ask(`?${uploadQuery({ ...about, stage: browser })}`, {
      method: 'POST',
      headers: { 'Content-Type': ARCHIVE_TYPE },
      body: archive,
    }),
  );
  if (browser && version !== live)
    await step(STEPS.browser, say, () => look({ site, versions: { [name]: version }, token: there.token ?? null }));
  await step(STEPS.live, say, async () => {
    if (browser) await ask('/flip', { method: 'POST', body: JSON.stringify({ ...about, version }) });
    await untilServed(site, name, (its) => (canary === null ? its : its.canary)?.version === version);
  });
  return [canary === null ? liveLine(name, version) : canaryLine(name, version, canary)];
}

/** The one bundle that a wish is about: a token is for no more. */
function bundleIn(wish: Wish): string {
  if (wish.do === 'prune') throw new WrongUse('It prunes the data folder here, without --to.');
  if (wish.do !== 'release') {
    if (wish.name) return wish.name;
    throw new WrongUse('Say of which bundle: a token is for one.');
  }
  const [wanted, ...others] = wish.bundles;
  if (wanted && !wanted.version && others.length === 0) return wanted.name;
  throw new WrongUse('With --to one bundle is built and sent; rollback --version goes to one that is there.');
}

interface There {
  site: URL;
  token: string | undefined;
  /** Told how far it is. */
  say: Say;
  /** Builds a bundle, and tells where its release lies. */
  build: (name: string) => Promise<string>;
  /** Opens the pages of a trial in a browser. */
  look: (trial: Trial) => Promise<void>;
}

/** Fulfils a wish on a site that is reached by its address, and answers with what there is to say. */
export async function fulfilThere(wish: Asked, there: There): Promise<string[]> {
  const { site, token } = there;
  const name = bundleIn(wish);
  if (!token) throw new WrongUse('SKAL_RELEASE_TOKEN is not set: npm run team -- add makes a token, on the site.');
  const ask = askerOf(site, token, name);
  // Before anything is built: whose token it is, and what is live as far as anybody knows.
  const { live, told, ...state } = await ask<StateThere>();
  if (wish.do === 'status') {
    if (!live) return [`${name} has not been released there yet`];
    return [statusLine(name, { live, ...state }), ...rumLines({ live, ...state }, (version) => told?.[version])];
  }
  if (wish.do === 'history') return state.history.map(historyLine);
  if (wish.do === 'release') return release(wish, live, ask, there);
  const about = { expects: live, note: wish.note };
  const body = JSON.stringify({ ...about, ...(wish.do === 'rollback' ? { version: wish.version } : {}) });
  const { version } = await ask<{ version: string }>(`/${wish.do}`, { method: 'POST', body });
  if (wish.do === 'abort') {
    await untilServed(site, name, (its) => its.canary === null);
    return [abortLine(name, version), liveLine(name, live ?? '')];
  }
  await untilServed(site, name, (its) => its.version === version);
  return [liveLine(name, version)];
}
