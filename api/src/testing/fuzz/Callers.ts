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
  readonly #sessions = new Map<Caller, Promise<CallerSession>>();
  /** Current account per kind of caller. */
  readonly #accounts = new Map<Caller, FuzzAccount>();

  constructor(site: FuzzTarget) {
    this.#site = site;
  }

  get(caller: Caller): Promise<CallerSession> {
    const existing = this.#sessions.get(caller);
    if (existing) return existing;
    const pending = this.#create(caller);
    this.#sessions.set(caller, pending);
    // The requester gets the error, and the next request tries again.
    pending.catch(() => this.#sessions.get(caller) === pending && this.#sessions.delete(caller));
    return pending;
  }

  /** Replaces the account of a kind by a new one. */
  forget(caller: Caller): void {
    this.#sessions.delete(caller);
    this.#accounts.delete(caller);
  }

  /** Signs in again after a session has ended, with the same account: thousands of accounts would make lists too long. */
  signInAgain(caller: Caller, gone: CallerSession): void {
    // Of concurrent requests only one signs in.
    const leave = (person: CallerSession) => person === gone && this.#sessions.delete(caller);
    this.#sessions.get(caller)?.then(leave, () => undefined);
  }

  async #create(caller: Caller): Promise<CallerSession> {
    if (caller === 'visitor') return { browser: new FuzzClient(this.#site.url), headers: {}, clientId: null };
    if (caller === 'viewer') return this.#startImpersonation();
    if (caller === 'app') return this.#createApp();
    return this.#signIn(caller, caller);
  }

  /** Signs in with the same account, or if it is blocked, with a new one. */
  async #signIn(caller: Caller, role: Role): Promise<CallerSession> {
    const before = this.#accounts.get(caller);
    const session = before && (await trySignIn(this.#site.url, before));
    if (session) return session;
    const account = await this.#site.makeAccount(role, 'Vinbaren');
    this.#accounts.set(caller, account);
    return signIn(this.#site.url, account);
  }

  async #signInNewAccount(role: Role): Promise<CallerSession> {
    return signIn(this.#site.url, await this.#site.makeAccount(role, 'Vinbaren'));
  }

  async #startImpersonation(): Promise<CallerSession> {
    const [owner, { clientId }] = [await this.#signIn('viewer', 'owner'), await this.get('client')];
    await owner.browser.post(buildPath(impersonation.start.path, { id: clientId ?? '' }));
    return owner;
  }

  async #createApp(): Promise<CallerSession> {
    const [owner, { clientId }] = [await this.#signInNewAccount('owner'), await this.#signInNewAccount('live')];
    const { status, body, text } = await owner.browser.post(`/api/admin/clients/${clientId}/keys`, {});
    if (status !== 201) throw new Error(`The key was not created: ${status} ${text}`);
    const headers = { authorization: `Bearer ${body.key}`, origin: '' };
    return { browser: new FuzzClient(this.#site.url), headers, clientId };
  }
}
