import { pathOf } from '@skal/contracts/endpoint';
import { view } from '@skal/contracts/view';
import { FuzzBrowser } from './browser.ts';
import { type Person, signIn } from './people.ts';
import { Remembered } from './remembered.ts';
import type { FuzzSite, MadeAccount } from './site.ts';

/** Who does something about a client: itself in two browsers, its app, an operator at the desk, one who views its portal. */
export const SIDES = ['first', 'second', 'app', 'desk', 'viewer'] as const;
export type Side = (typeof SIDES)[number];

/** One of many clients, with a word that stands in everything that is entered by it and about it. */
export class Tenant {
  readonly word: string;
  readonly known = new Remembered();
  readonly clientId: string;
  readonly #site: FuzzSite;
  readonly #account: MadeAccount;
  readonly #desk: () => Promise<Person>;
  readonly #there = new Map<Side, Promise<Person>>();

  constructor(site: FuzzSite, word: string, account: MadeAccount, desk: () => Promise<Person>) {
    this.#site = site;
    this.word = word;
    this.#account = account;
    this.clientId = account.clientId ?? '';
    this.#desk = desk;
    this.known.take(word, '/api/admin/clients/:id', '', { id: this.clientId });
  }

  /** Whoever is on this side, signed in. */
  get(side: Side): Promise<Person> {
    const there = this.#there.get(side) ?? this.#come(side);
    this.#there.set(side, there);
    return there;
  }

  /** They come again, such as when their session is over. */
  forget(side: Side): void {
    this.#there.delete(side);
  }

  async #come(side: Side): Promise<Person> {
    if (side === 'first' || side === 'second') return signIn(this.#site.url, this.#account);
    const desk = await this.#desk();
    if (side === 'desk') return desk;
    if (side === 'viewer') {
      const owner = await signIn(this.#site.url, await this.#site.makeAccount('owner', 'Karen'));
      await owner.browser.post(pathOf(view.start.path, { id: this.clientId }));
      return owner;
    }
    const { body } = await desk.browser.post(`/api/admin/clients/${this.clientId}/keys`, {});
    // Where two are live already, which operators at the desk have made, the app is refused like any other stranger.
    const headers = { authorization: `Bearer ${body.key ?? 'none'}`, origin: '' };
    return { browser: new FuzzBrowser(this.#site.url), headers, clientId: this.clientId };
  }
}
