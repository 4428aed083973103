import type { AppKeyReply, NewKeyReply } from '@skal/contracts/app/appKey';
import type { ClientReply } from '@skal/contracts/client/client';
import { demoAccounts } from '../accounts.ts';
import { request } from './request.ts';
import { SimulationError } from './SimulationError.ts';

/** Label of the API keys, by which keys of an aborted run are found. */
const LABEL = 'Simulated app';

/** HTTP client of the admin API, signed in as the demo operator. */
export class AdminClient {
  readonly #site: string;
  readonly #cookie: string;

  private constructor(site: string, cookie: string) {
    this.#site = site;
    this.#cookie = cookie;
  }

  /** @throws SimulationError when the demo operator cannot sign in */
  static async open(site: string): Promise<AdminClient> {
    const { email = '', password = '' } = demoAccounts.find(({ business }) => business === null) ?? {};
    const response = await request(site, 'POST', '/api/login', { body: { email, password } });
    if (response.status !== 200) {
      throw new SimulationError(
        `${site} has no demo operator (${email}): ${await messageOfResponse(response)} Create an API key there, and set SKAL_APP_KEY to it.`,
      );
    }
    const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    return new AdminClient(site, cookie.join('; '));
  }

  /** Finds the client by its owner's address. @throws SimulationError when there is none, or its app is not live */
  async findLiveClient(email: string): Promise<{ id: string; liveAt: number }> {
    const found = await this.#read<ClientReply[]>('GET', `/api/admin/clients?search=${encodeURIComponent(email)}`);
    const client = found.find((one) => one.email === email.trim().toLowerCase());
    if (!client) throw new SimulationError(`${this.#site} has no client with the address ${email}.`);
    if (client.liveAt === null) {
      throw new SimulationError(`The app of ${client.businessName} is not live. Mark it as live first, in Clients.`);
    }
    return { id: client.id, liveAt: Date.parse(client.liveAt) };
  }

  /** Runs work with an API key that is revoked afterwards. */
  async withApiKey<T>(clientId: string, work: (key: string) => Promise<T>): Promise<T> {
    const keys = `/api/admin/clients/${clientId}/keys`;
    for (const { id, label } of await this.#read<AppKeyReply[]>('GET', keys)) {
      if (label === LABEL) await this.#read('DELETE', `/api/admin/keys/${id}`);
    }
    const { id, key } = await this.#read<NewKeyReply>('POST', keys, { label: LABEL });
    try {
      return await work(key);
    } finally {
      await this.#read('DELETE', `/api/admin/keys/${id}`);
    }
  }

  /** Ends the session. */
  async close(): Promise<void> {
    await this.#read('POST', '/api/logout', {});
  }

  async #read<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await request(this.#site, method, path, { body, headers: { Cookie: this.#cookie } });
    if (!response.ok)
      throw new SimulationError(`${this.#site} rejected ${method} ${path}: ${await messageOfResponse(response)}`);
    const text = await response.text();
    return (text === '' ? null : JSON.parse(text)) as T;
  }
}

/** Reads the error message of a response. */
async function messageOfResponse(response: Response): Promise<string> {
  const text = await response.text();
  try {
    return String((JSON.parse(text) as { error?: unknown }).error ?? response.status);
  } catch {
    return `it answers with ${response.status}.`;
  }
}
