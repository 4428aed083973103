import { impersonation } from '@skal/contracts/account/impersonation';
import { buildPath } from '@skal/contracts/http/endpoint';
import { type CallerSession, signIn } from './Callers.ts';
import { FuzzClient } from './FuzzClient.ts';
import { IdPool } from './IdPool.ts';
import type { FuzzAccount, FuzzTarget } from './target.ts';

/** Actors of a tenant: the client in two browsers, its app, an operator, and an impersonating operator. */
export const TENANT_ACTORS = ['first', 'second', 'app', 'operator', 'viewer'] as const;
export type TenantActor = (typeof TENANT_ACTORS)[number];

/** A client among many, with a unique word in everything that is entered by it or about it. */
export class Tenant {
  readonly word: string;
  readonly known = new IdPool();
  readonly clientId: string;
  readonly #site: FuzzTarget;
  readonly #account: FuzzAccount;
  readonly #operator: () => Promise<CallerSession>;
  readonly #sessions = new Map<TenantActor, Promise<CallerSession>>();

  constructor(site: FuzzTarget, word: string, account: FuzzAccount, operator: () => Promise<CallerSession>) {
    this.#site = site;
    this.word = word;
    this.#account = account;
    this.clientId = account.clientId ?? '';
    this.#operator = operator;
    this.known.collect(word, '/api/admin/clients/:id', '', { id: this.clientId });
  }

  /** Returns the session of an actor. */
  get(actor: TenantActor): Promise<CallerSession> {
    const existing = this.#sessions.get(actor) ?? this.#create(actor);
    this.#sessions.set(actor, existing);
    return existing;
  }

  /** Replaces an actor's session, for example after it has ended. */
  forget(actor: TenantActor): void {
    this.#sessions.delete(actor);
  }

  async #create(actor: TenantActor): Promise<CallerSession> {
    if (actor === 'first' || actor === 'second') return signIn(this.#site.url, this.#account);
    const operator = await this.#operator();
    if (actor === 'operator') return operator;
    if (actor === 'viewer') {
      const owner = await signIn(this.#site.url, await this.#site.makeAccount('owner', 'Karen'));
      await owner.browser.post(buildPath(impersonation.start.path, { id: this.clientId }));
      return owner;
    }
    const { body } = await operator.browser.post(`/api/admin/clients/${this.clientId}/keys`, {});
    // If two keys are active already, created by operators, the app is rejected like any stranger.
    const headers = { authorization: `Bearer ${body.key ?? 'none'}`, origin: '' };
    return { browser: new FuzzClient(this.#site.url), headers, clientId: this.clientId };
  }
}
