import { callAt, whyNotStatus } from '@skal/contracts/knownCalls';

/** What came back: status, headers, and the JSON when there was some. */
export interface Answer {
  status: number;
  headers: Headers;
  // The replies of many endpoints; a test says what it expects of them.
  body: Record<string, unknown>;
  text: string;
}

export interface RequestOptions {
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is. */
  raw?: string | Uint8Array;
  headers?: Record<string, string>;
}

/** A browser, as far as the api can tell: it keeps cookies and says where its requests come from. */
export class TestClient {
  readonly url: string;
  readonly cookies = new Map<string, string>();

  constructor(url: string) {
    this.url = url;
  }

  get(path: string, options?: RequestOptions): Promise<Answer> {
    return this.request('GET', path, options);
  }

  post(path: string, json?: unknown, options?: RequestOptions): Promise<Answer> {
    return this.request('POST', path, { ...(json !== undefined && { json }), ...options });
  }

  /**
   * Sends a request. A header given as an empty text is left out.
   * @throws when it is answered with a status that the contracts do not know of it
   */
  async request(method: string, path: string, { json, raw, headers = {} }: RequestOptions = {}): Promise<Answer> {
    const all = new Headers({
      origin: this.url,
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(this.cookies.size > 0 && { cookie: this.cookieHeader }),
      ...headers,
    });
    for (const [name, value] of Object.entries(headers)) if (value === '') all.delete(name);
    const body = json === undefined ? raw : JSON.stringify(json);
    const response = await fetch(this.url + path, {
      method,
      headers: all,
      redirect: 'manual',
      ...(body !== undefined && { body: body as RequestInit['body'] }),
    } as RequestInit);
    this.#keep(response.headers.getSetCookie());
    const text = await response.text();
    expectKnown(method, new URL(response.url).pathname, response.status);
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? JSON.parse(text) : {},
      text,
    };
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      const value = pair.slice(pair.indexOf('=') + 1);
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

/** The mocks of the remotes answer with what the contracts know: so nothing else may come from here. */
function expectKnown(method: string, pathname: string, status: number): void {
  const call = callAt(method, pathname);
  const why = call && whyNotStatus(call, status);
  if (why) throw new Error(`${call.name} (${method} ${pathname}) was answered with ${status}: ${why}`);
}
