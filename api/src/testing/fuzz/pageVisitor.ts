import { randomUUID } from 'node:crypto';
import { impersonation } from '@skal/contracts/account/impersonation';
import { buildPath } from '@skal/contracts/http/endpoint';
import type { TestResponse } from '../client.ts';
import { FuzzClient } from './FuzzClient.ts';
import { PASSWORD } from './validValues.ts';

/** Number of pages after which a view is started again: it ends after fifteen minutes. */
const PAGES_PER_VIEW = 20;

/** An owner of the site, who creates the clients. */
export interface SiteOwner {
  readonly email: string;
  readonly password: string;
}

async function send(browser: FuzzClient, path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await browser.post(path, body, { headers });
  if (response.status >= 300) throw new Error(`${path}: ${response.status} ${response.text}`);
  return response.body;
}

async function signIn(url: string, account: SiteOwner): Promise<FuzzClient> {
  const browser = new FuzzClient(url);
  await send(browser, '/api/login', { email: account.email, password: account.password });
  return browser;
}

/** The id of an account, which its own pages may contain. */
export async function readAccountId(url: string, account: SiteOwner): Promise<string> {
  const { body } = await (await signIn(url, account)).get('/api/session');
  return (body.user as { id: string }).id;
}

/** Events of a client's app that show the word in the sections of the portal. */
function eventsWith(word: string): object[] {
  const order = randomUUID();
  const item = `Wine ${word}`;
  const types = [
    { type: 'order.placed', order, amount: 12_500, currency: 'DKK', item },
    { type: 'order.completed', order, amount: 12_500, currency: 'DKK', item, minutes: 12 },
    { type: 'screen.shown', item: `Screen ${word}`, ms: 900 },
    { type: 'content.viewed', item: `Article ${word}`, ms: 900 },
    { type: 'event.ticketSold', item: `Tasting ${word}`, order: randomUUID(), amount: 9_900, currency: 'DKK' },
    { type: 'loyalty.redeemed', item: `Reward ${word}` },
    { type: 'notification.delivered', item: `Offer ${word}` },
  ];
  return types.map((fields) => ({ id: randomUUID(), at: new Date().toISOString(), ...fields }));
}

/** A client with a word in all of its data, in one browser, and an operator who may view its portal in another. */
export class PageVisitor {
  readonly word: string;
  readonly id: string;
  readonly #url: string;
  readonly #owner: SiteOwner;
  #browser: FuzzClient;
  #operator: FuzzClient | null = null;
  #views = 0;
  #turn: Promise<unknown> = Promise.resolve();

  private constructor(parts: { url: string; owner: SiteOwner; word: string; id: string; browser: FuzzClient }) {
    this.#url = parts.url;
    this.#owner = parts.owner;
    this.word = parts.word;
    this.id = parts.id;
    this.#browser = parts.browser;
  }

  /** Creates the client, its data, and its session. */
  static async create(
    url: string,
    owner: SiteOwner,
    word: string,
    { isLive }: { isLive: boolean },
  ): Promise<PageVisitor> {
    const operator = await signIn(url, owner);
    const account = { email: `${word}@example.dk`, password: PASSWORD };
    const client = await send(operator, '/api/admin/clients', {
      ...account,
      ...{
        contactName: `Ane ${word}`,
        businessName: `Café ${word}`,
        businessType: 'cafe',
        subscriptionPlan: 'premium',
      },
    });
    const path = `/api/admin/clients/${client.id}`;
    await send(operator, `${path}/milestones`, { title: `Milestone ${word}`, details: [`Step ${word}`] });
    if (isLive) await send(operator, `${path}/launch`, {});
    const { key } = await send(operator, `${path}/keys`, { label: word });
    const events = { events: eventsWith(word) };
    await send(new FuzzClient(url), '/api/ingest', events, { authorization: `Bearer ${key}`, origin: '' });
    const browser = await signIn(url, account);
    await send(browser, '/api/save-settings', {
      branding: { businessName: `App ${word}`, description: `Description ${word}` },
      features: { ecommerce: true, takeaway: true },
    });
    await send(browser, '/api/staff', {
      ...{ email: `staff-${word}@example.dk`, firstName: 'Bo', lastName: word, role: 'Chef' },
    });
    await send(browser, '/api/integration-requests', { integration: `System ${word}`, businessNeed: word });
    const visitor = new PageVisitor({ url, owner, word, id: String(client.id), browser });
    await visitor.createTicket();
    return visitor;
  }

  async createTicket(): Promise<void> {
    const text = { title: `Ticket ${this.word}`, description: `About ${this.word}` };
    await send(this.#browser, '/api/support-ticket', { ...text, priority: 'normal', category: 'other' });
  }

  /** Opens a page as the client. */
  open(path: string): Promise<TestResponse> {
    return this.#browser.get(path);
  }

  /** Signs out, opens a page with the cookies of the ended session, and signs in again. */
  async openSignedOut(path: string): Promise<TestResponse> {
    const cookie = this.#browser.cookieHeader;
    await send(this.#browser, '/api/logout', {});
    const response = await new FuzzClient(this.#url).get(path, { headers: { cookie } });
    this.#browser = await signIn(this.#url, { email: `${this.word}@example.dk`, password: PASSWORD });
    return response;
  }

  /** Opens a page as an operator who views the portal. */
  async openAsViewer(path: string): Promise<TestResponse> {
    if (this.#views >= PAGES_PER_VIEW) {
      await this.#operator?.request('DELETE', impersonation.end.path);
      this.#operator = null;
    }
    if (!this.#operator) {
      this.#operator = await signIn(this.#url, this.#owner);
      await send(this.#operator, buildPath(impersonation.start.path, { id: this.id }), {});
      this.#views = 0;
    }
    this.#views += 1;
    return this.#operator.get(path);
  }

  /** Runs changes of the sessions of this visitor one after another. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }
}
