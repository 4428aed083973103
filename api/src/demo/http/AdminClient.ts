import type { AppKeyReply, NewKeyReply } from '@skal/contracts/app/appKey';
import { appScopes } from '@skal/contracts/app/appScope';
import type { ClientReply } from '@skal/contracts/client/client';
import { demoAccounts } from '../accounts.ts';
import { SimulationError } from './SimulationError.ts';
import { SiteSession } from './SiteSession.ts';

/** Label of the API keys, by which keys of an aborted run are found. */
const LABEL = 'Simulated app';

/** HTTP client of the admin API, signed in as the demo operator. */
export class AdminClient {
  readonly #site: string;
  readonly #session: SiteSession;

  private constructor(site: string, session: SiteSession) {
    this.#site = site;
    this.#session = session;
  }

  /** @throws SimulationError when the demo operator cannot sign in */
  static async open(site: string): Promise<AdminClient> {
    const { email = '', password = '' } = demoAccounts.find(({ business }) => business === null) ?? {};
    const session = await SiteSession.open(site, { email, password });
    if (typeof session === 'string') {
      throw new SimulationError(
        `${site} has no demo operator (${email}): ${session} Create an API key there, and set SKAL_APP_KEY to it.`,
      );
    }
    return new AdminClient(site, session);
  }

  /** Finds the client by its owner's address. @throws SimulationError when there is none, or its app is not live */
  async findLiveClient(email: string): Promise<{ id: string; liveAt: number }> {
    const path = `/api/admin/clients?search=${encodeURIComponent(email)}`;
    const found = await this.#session.call<ClientReply[]>('GET', path);
    const client = found.find((one) => one.email === email.trim().toLowerCase());
    if (!client) throw new SimulationError(`${this.#site} has no client with the address ${email}.`);
    if (client.liveAt === null) {
      throw new SimulationError(`The app of ${client.businessName} is not live. Mark it as live first, in Clients.`);
    }
    return { id: client.id, liveAt: Date.parse(client.liveAt) };
  }

  /** Runs work with an API key that is revoked afterwards. */
  async withApiKey<T>(clientId: string, work: (key: string) => Promise<T>): Promise<T> {
    const session = this.#session;
    const keys = `/api/admin/clients/${clientId}/keys`;
    for (const { id, label } of await session.call<AppKeyReply[]>('GET', keys)) {
      if (label === LABEL) await session.call('DELETE', `/api/admin/keys/${id}`);
    }
    const { id, key } = await session.call<NewKeyReply>('POST', keys, { label: LABEL, scopes: appScopes });
    try {
      return await work(key);
    } finally {
      await session.call('DELETE', `/api/admin/keys/${id}`);
    }
  }

  /** Ends the session. */
  async close(): Promise<void> {
    await this.#session.close();
  }
}
