import type { AppKeyReply, NewKeyReply } from '@skal/contracts/app/appKey';
import type { ClientReply } from '@skal/contracts/client/client';
import { demoAccounts } from '../accounts.ts';
import { request } from './request.ts';
import { SimulationError } from './SimulationError.ts';

/** By what keys that a run was cut off from are found again. */
const LABEL = 'Simulated app';

/** The operator's dashboard of a site, in the hands of the operator of the demo. */
export class AdminClient {
  readonly #site: string;
  readonly #cookie: string;

  private constructor(site: string, cookie: string) {
    this.#site = site;
    this.#cookie = cookie;
  }

  /** @throws SimulationError where nobody may sign in with what everybody knows */
  static async open(site: string): Promise<AdminClient> {
    const { email = '', password = '' } = demoAccounts.find(({ business }) => business === null) ?? {};
    const answer = await request(site, 'POST', '/api/login', { body: { email, password } });
    if (answer.status !== 200) {
      throw new SimulationError(
        `${site} has no operator of the demo (${email}): ${await sentenceOf(answer)} Make a key there, and set SKAL_APP_KEY to it.`,
      );
    }
    const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    return new AdminClient(site, cookie.join('; '));
  }

  /** The client whose owner has this address. @throws SimulationError when there is none, or its app is not live */
  async findLiveClient(email: string): Promise<{ id: string; liveAt: number }> {
    const found = await this.#read<ClientReply[]>('GET', `/api/admin/clients?search=${encodeURIComponent(email)}`);
    const client = found.find((one) => one.email === email.trim().toLowerCase());
    if (!client) throw new SimulationError(`${this.#site} has no client whose address is ${email}.`);
    if (client.liveAt === null) {
      throw new SimulationError(`The app of ${client.businessName} is not live. Mark it as live first, in Clients.`);
    }
    return { id: client.id, liveAt: Date.parse(client.liveAt) };
  }

  /** Does something with a key that lives as long as that takes. */
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
    const answer = await request(this.#site, method, path, { body, headers: { Cookie: this.#cookie } });
    if (!answer.ok) throw new SimulationError(`${this.#site} refuses ${method} ${path}: ${await sentenceOf(answer)}`);
    const text = await answer.text();
    return (text === '' ? null : JSON.parse(text)) as T;
  }
}

/** What a refusal says to people. */
async function sentenceOf(answer: Response): Promise<string> {
  const text = await answer.text();
  try {
    return String((JSON.parse(text) as { error?: unknown }).error ?? answer.status);
  } catch {
    return `it answers with ${answer.status}.`;
  }
}
