import { pathOf } from '@skal/contracts/endpoint';
import { view } from '@skal/contracts/view';
import { TestClient } from '../client.ts';
import type { FuzzSite, MadeAccount, Role } from './site.ts';

/** Who asks: nobody, each kind of account, an owner who views a portal, and the backend of a client's app. */
export const CALLERS = ['visitor', 'client', 'live', 'owner', 'support', 'viewer', 'app'] as const;
export type Caller = (typeof CALLERS)[number];

/** A browser, or a backend, of somebody who may ask. */
export interface Person {
  readonly browser: TestClient;
  /** Sent with each of its requests. */
  readonly headers: Readonly<Record<string, string>>;
  readonly clientId: string | null;
}

/** Signs somebody in. @throws when that is refused */
export async function signIn(url: string, { email, password, clientId }: MadeAccount): Promise<Person> {
  const browser = new TestClient(url);
  const { status, text } = await browser.post('/api/login', { email, password });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status} ${text}`);
  return { browser, headers: {}, clientId };
}

/** The people of one run: each is there when it is asked for, whatever has become of the one before. */
export class People {
  readonly #site: FuzzSite;
  readonly #there = new Map<Caller, Promise<Person>>();

  constructor(site: FuzzSite) {
    this.#site = site;
  }

  get(caller: Caller): Promise<Person> {
    const there = this.#there.get(caller) ?? this.#come(caller);
    this.#there.set(caller, there);
    return there;
  }

  /** Somebody else of this kind comes next, with nothing of their own yet. */
  forget(caller: Caller, gone?: Person): void {
    const there = this.#there.get(caller);
    // Of several who find somebody gone, one sends for another.
    if (gone) void there?.then((person) => person === gone && this.#there.delete(caller));
    else this.#there.delete(caller);
  }

  async #come(caller: Caller): Promise<Person> {
    if (caller === 'visitor') return { browser: new TestClient(this.#site.url), headers: {}, clientId: null };
    if (caller === 'viewer') return this.#view();
    if (caller === 'app') return this.#report();
    return this.#made(caller);
  }

  async #made(role: Role): Promise<Person> {
    return signIn(this.#site.url, await this.#site.makeAccount(role, 'Vinbaren'));
  }

  async #view(): Promise<Person> {
    const [owner, { clientId }] = [await this.#made('owner'), await this.get('client')];
    await owner.browser.post(pathOf(view.start.path, { id: clientId ?? '' }));
    return owner;
  }

  async #report(): Promise<Person> {
    const [owner, { clientId }] = [await this.#made('owner'), await this.#made('live')];
    const { status, body, text } = await owner.browser.post(`/api/admin/clients/${clientId}/keys`, {});
    if (status !== 201) throw new Error(`No key was made: ${status} ${text}`);
    const headers = { authorization: `Bearer ${body.key}`, origin: '' };
    return { browser: new TestClient(this.#site.url), headers, clientId };
  }
}
