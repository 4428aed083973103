import { callByUrl, explainUnexpectedStatus } from '@skal/contracts/http/callIndex';

/** What came back: status, headers, and the JSON when there was some. */
export interface TestResponse {
  status: number;
  headers: Headers;
  // The replies of many endpoints; a test says what it expects of them.
  body: Record<string, unknown>;
  text: string;
}

/** An answer as it came. */
export type RawResponse = Omit<TestResponse, 'body'>;

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

  get(path: string, options?: RequestOptions): Promise<TestResponse> {
    return this.request('GET', path, options);
  }

  post(path: string, json?: unknown, options?: RequestOptions): Promise<TestResponse> {
    return this.request('POST', path, { ...(json !== undefined && { json }), ...options });
  }

  /**
   * Sends a request. A header given as an empty text is left out.
   * @throws when it is answered with a status that the contracts do not know of it
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
    const told = await this.send(method, address, all, body);
    this.#keep(told.headers.getSetCookie());
    expectKnown(method, address.pathname, told.status);
    const isJson = told.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { ...told, body: isJson && told.text !== '' ? JSON.parse(told.text) : {} };
  }

  /** Brings a request on its way, and the whole answer back. */
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
  const call = callByUrl(method, pathname);
  const why = call && explainUnexpectedStatus(call, status);
  if (why) throw new Error(`${call.name} (${method} ${pathname}) was answered with ${status}: ${why}`);
}
