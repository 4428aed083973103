import type { DemoAccount } from '../accounts.ts';
import { request } from './request.ts';
import { SimulationError } from './SimulationError.ts';

/** HTTP client of a site, signed in as a demo account. */
export class SiteSession {
  readonly #site: string;
  readonly #cookie: string;

  private constructor(site: string, cookie: string) {
    this.#site = site;
    this.#cookie = cookie;
  }

  /** Signs in. @returns the session, or why the account cannot sign in */
  static async open(
    site: string,
    { email, password }: Pick<DemoAccount, 'email' | 'password'>,
  ): Promise<SiteSession | string> {
    const response = await request(site, 'POST', '/api/login', { body: { email, password } });
    if (response.status !== 200) return messageOfResponse(response);
    const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    return new SiteSession(site, cookie.join('; '));
  }

  /** @throws SimulationError when the site rejects the request */
  async call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await request(this.#site, method, path, { body, headers: { Cookie: this.#cookie } });
    if (!response.ok)
      throw new SimulationError(`${this.#site} rejected ${method} ${path}: ${await messageOfResponse(response)}`);
    const text = await response.text();
    return (text === '' ? null : JSON.parse(text)) as T;
  }

  /** Ends the session. */
  async close(): Promise<void> {
    await this.call('POST', '/api/logout', {});
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
