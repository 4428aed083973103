import { impersonation } from '@skal/contracts/account/impersonation';
import { buildPath } from '@skal/contracts/http/endpoint';
import { FuzzClient } from './FuzzClient.ts';
import type { FuzzAccount, FuzzTarget, Role } from './target.ts';

/** Who asks: nobody, each kind of account, an owner who views a portal, and the backend of a client's app. */
export const CALLERS = ['visitor', 'client', 'live', 'owner', 'support', 'viewer', 'app'] as const;
export type Caller = (typeof CALLERS)[number];

/** A browser, or a backend, of somebody who may ask. */
export interface CallerSession {
  readonly browser: FuzzClient;
  /** Sent with each of its requests. */
  readonly headers: Readonly<Record<string, string>>;
  readonly clientId: string | null;
}

/** Signs somebody in; null when that is refused. @throws when it fails */
async function trySignIn(url: string, { email, password, clientId }: FuzzAccount): Promise<CallerSession | null> {
  const browser = new FuzzClient(url);
  const { status, text } = await browser.post('/api/login', { email, password });
  if (status >= 500) throw new Error(`${email} could not sign in: ${status} ${text}`);
  return status === 200 ? { browser, headers: {}, clientId } : null;
}

/** Signs somebody in. @throws when that is refused */
export async function signIn(url: string, account: FuzzAccount): Promise<CallerSession> {
  const person = await trySignIn(url, account);
  if (!person) throw new Error(`${account.email} could not sign in`);
  return person;
}

/** The people of one run: each is there when it is asked for, whatever has become of the one before. */
export class Callers {
  readonly #site: FuzzTarget;
  readonly #there = new Map<Caller, Promise<CallerSession>>();
  /** With what each of them signs in, until somebody else comes. */
  readonly #accounts = new Map<Caller, FuzzAccount>();

  constructor(site: FuzzTarget) {
    this.#site = site;
  }

  get(caller: Caller): Promise<CallerSession> {
    const there = this.#there.get(caller);
    if (there) return there;
    const coming = this.#come(caller);
    this.#there.set(caller, coming);
    // Who could not come is told to whoever asked, and comes for the next.
    coming.catch(() => this.#there.get(caller) === coming && this.#there.delete(caller));
    return coming;
  }

  /** Somebody else of this kind comes next, with nothing of their own yet. */
  forget(caller: Caller): void {
    this.#there.delete(caller);
    this.#accounts.delete(caller);
  }

  /** They sign in again. Thousands are signed out in a run: somebody else each time would make every list of all a long one. */
  signInAgain(caller: Caller, gone: CallerSession): void {
    // Of several who find somebody gone, one sends for them.
    const leave = (person: CallerSession) => person === gone && this.#there.delete(caller);
    this.#there.get(caller)?.then(leave, () => undefined);
  }

  async #come(caller: Caller): Promise<CallerSession> {
    if (caller === 'visitor') return { browser: new FuzzClient(this.#site.url), headers: {}, clientId: null };
    if (caller === 'viewer') return this.#view();
    if (caller === 'app') return this.#report();
    return this.#signedIn(caller, caller);
  }

  /** Whoever it was before, and where they may no longer come in, somebody else. */
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
    if (status !== 201) throw new Error(`No key was made: ${status} ${text}`);
    const headers = { authorization: `Bearer ${body.key}`, origin: '' };
    return { browser: new FuzzClient(this.#site.url), headers, clientId };
  }
}
