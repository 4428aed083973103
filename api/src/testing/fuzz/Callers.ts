import { impersonation } from '@skal/contracts/account/impersonation';
import { buildPath } from '@skal/contracts/http/endpoint';
import { FuzzClient } from './FuzzClient.ts';
import type { FuzzAccount, FuzzTarget, Role } from './target.ts';

/** Kinds of caller: visitor, each kind of account, an impersonating owner, and an app's backend. */
export const CALLERS = ['visitor', 'client', 'live', 'owner', 'support', 'viewer', 'app'] as const;
export type Caller = (typeof CALLERS)[number];

/** The session of a caller, or the API key of a backend. */
export interface CallerSession {
  readonly browser: FuzzClient;
  /** Headers of each request. */
  readonly headers: Readonly<Record<string, string>>;
  readonly clientId: string | null;
}

/** Signs in; null if rejected. @throws on a server error */
async function trySignIn(url: string, { email, password, clientId }: FuzzAccount): Promise<CallerSession | null> {
  const browser = new FuzzClient(url);
  const { status, text } = await browser.post('/api/login', { email, password });
  if (status >= 500) throw new Error(`${email} could not sign in: ${status} ${text}`);
  return status === 200 ? { browser, headers: {}, clientId } : null;
}

/** Signs in. @throws if rejected */
export async function signIn(url: string, account: FuzzAccount): Promise<CallerSession> {
  const person = await trySignIn(url, account);
  if (!person) throw new Error(`${account.email} could not sign in`);
  return person;
}

/** Callers of one run; each is created or signed in again when needed. */
export class Callers {
  readonly #site: FuzzTarget;
  readonly #there = new Map<Caller, Promise<CallerSession>>();
  /** Current account per kind of caller. */
  readonly #accounts = new Map<Caller, FuzzAccount>();

  constructor(site: FuzzTarget) {
    this.#site = site;
  }

  get(caller: Caller): Promise<CallerSession> {
    const there = this.#there.get(caller);
    if (there) return there;
    const coming = this.#come(caller);
    this.#there.set(caller, coming);
    // The requester gets the error, and the next request tries again.
    coming.catch(() => this.#there.get(caller) === coming && this.#there.delete(caller));
    return coming;
  }

  /** Replaces the account of a kind by a new one. */
  forget(caller: Caller): void {
    this.#there.delete(caller);
    this.#accounts.delete(caller);
  }

  /** Signs in again after a session has ended, with the same account: thousands of accounts would make lists too long. */
  signInAgain(caller: Caller, gone: CallerSession): void {
    // Of concurrent requests only one signs in.
    const leave = (person: CallerSession) => person === gone && this.#there.delete(caller);
    this.#there.get(caller)?.then(leave, () => undefined);
  }

  async #come(caller: Caller): Promise<CallerSession> {
    if (caller === 'visitor') return { browser: new FuzzClient(this.#site.url), headers: {}, clientId: null };
    if (caller === 'viewer') return this.#view();
    if (caller === 'app') return this.#report();
    return this.#signedIn(caller, caller);
  }

  /** Signs in with the same account, or if it is blocked, with a new one. */
  async #signedIn(caller: Caller, role: Role): Promise<CallerSession> {
    const before = this.#accounts.get(caller);
    const again = before && (await trySignIn(this.#site.url, before));
    if (again) return again;
    const account = await this.#site.makeAccount(role, 'Vinbaren');
    this.#accounts.set(caller, account);
    return signIn(this.#site.url, account);
  }

  async #made(role: Role): Promise<CallerSession> {
    return signIn(this.#site.url, await this.#site.makeAccount(role, 'Vinbaren'));
  }

  async #view(): Promise<CallerSession> {
    const [owner, { clientId }] = [await this.#signedIn('viewer', 'owner'), await this.get('client')];
    await owner.browser.post(buildPath(impersonation.start.path, { id: clientId ?? '' }));
    return owner;
  }

  async #report(): Promise<CallerSession> {
    const [owner, { clientId }] = [await this.#made('owner'), await this.#made('live')];
    const { status, body, text } = await owner.browser.post(`/api/admin/clients/${clientId}/keys`, {});
    if (status !== 201) throw new Error(`The key was not created: ${status} ${text}`);
    const headers = { authorization: `Bearer ${body.key}`, origin: '' };
    return { browser: new FuzzClient(this.#site.url), headers, clientId };
  }
}
