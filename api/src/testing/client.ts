import { callByUrl, explainUnexpectedStatus } from '@skal/contracts/http/callIndex';

/** A response: status, headers, and the JSON if any. */
export interface TestResponse {
  status: number;
  headers: Headers;
  // Untyped: replies of many endpoints.
  body: Record<string, unknown>;
  text: string;
}

/** A response as received. */
export type RawResponse = Omit<TestResponse, 'body'>;

export interface RequestOptions {
  /** Sent as JSON. */
  json?: unknown;
  /** Sent unchanged. */
  raw?: string | Uint8Array;
  headers?: Record<string, string>;
}

/** A test browser: keeps cookies and sends the headers of a browser. */
export class TestClient {
  readonly url: string;
  readonly cookies = new Map<string, string>();

  constructor(url: string) {
    this.url = url;
  }

  get(path: string, options?: RequestOptions): Promise<TestResponse> {
    return this.request('GET', path, options);
  }

  post(path: string, json?: unknown, options?: RequestOptions): Promise<TestResponse> {
    return this.request('POST', path, { ...(json !== undefined && { json }), ...options });
  }

  /**
   * Sends a request. A header with an empty value is left out.
   * @throws when the contracts do not allow the status of the response
   */
  async request(method: string, path: string, { json, raw, headers = {} }: RequestOptions = {}): Promise<TestResponse> {
    const all = new Headers({
      origin: this.url,
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(this.cookies.size > 0 && { cookie: this.cookieHeader }),
      ...headers,
    });
    for (const [name, value] of Object.entries(headers)) if (value === '') all.delete(name);
    const address = new URL(this.url + path);
    const body = json === undefined ? raw : JSON.stringify(json);
    const received = await this.send(method, address, all, body);
    this.#storeCookies(received.headers.getSetCookie());
    expectKnown(method, address.pathname, received.status);
    const isJson = received.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { ...received, body: isJson && received.text !== '' ? JSON.parse(received.text) : {} };
  }

  /** Sends the request and reads the whole response. */
  protected async send(
    method: string,
    address: URL,
    headers: Headers,
    body?: string | Uint8Array,
  ): Promise<RawResponse> {
    const response = await fetch(address, {
      method,
      headers,
      redirect: 'manual',
      ...(body !== undefined && { body: body as RequestInit['body'] }),
    } as RequestInit);
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #storeCookies(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      const value = pair.slice(pair.indexOf('=') + 1);
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

/** Mocks of the remotes only return what the contracts allow, so the api must not return anything else. */
function expectKnown(method: string, pathname: string, status: number): void {
  const call = callByUrl(method, pathname);
  const why = call && explainUnexpectedStatus(call, status);
  if (why) throw new Error(`${call.name} (${method} ${pathname}) was answered with ${status}: ${why}`);
}
