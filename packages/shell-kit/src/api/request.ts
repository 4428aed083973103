import { buildPath, type Endpoint, type ErrorReply, type PathParams } from '@skal/contracts/http/endpoint';
import { traceHeaders } from './trace.ts';

/** A failed call as plain data: this is what a mutation's `unwrap()` rejects with. */
export interface ApiErrorData {
  /** `<status>: <body text>`, with the status text if the body is empty (A2), or `network error: …`. */
  message: string;
  /** The HTTP status; 0 without a response. */
  status: number;
  /** The server's sentence for people; empty if it sent none. Toasts show this, never raw JSON. */
  serverMessage: string;
  fields: Record<string, string>;
  /** The error code, if the server sends one. */
  code?: string;
  /** The current record, if it was changed by another request meanwhile. */
  current?: object;
  /** The session has expired or is read-only. The shell reports that, so screens must not. */
  sessionExpired?: true;
}

export class ApiError extends Error implements ApiErrorData {
  readonly status: number;
  readonly serverMessage: string;
  readonly fields: Record<string, string>;
  readonly code?: string;
  readonly current?: object;

  constructor(failure: ApiErrorData) {
    super(failure.message);
    this.name = 'ApiError';
    this.status = failure.status;
    this.serverMessage = failure.serverMessage;
    this.fields = failure.fields;
    if (failure.code) this.code = failure.code;
    if (failure.current) this.current = failure.current;
  }

  /** As plain data, for the store. */
  toFailure(): ApiErrorData {
    const { message, status, serverMessage, fields, code, current } = this;
    return { message, status, serverMessage, fields, ...(code && { code }), ...(current && { current }) };
  }
}

/** Whether a caught value is a failed call, as an error or as plain data. */
export const isApiError = (value: unknown): value is ApiErrorData =>
  typeof value === 'object' && value !== null && 'serverMessage' in value && 'status' in value;

/** Whether a call failed because the session has expired or is read-only, which the shell has reported. */
export const isSessionExpired = (value: unknown): boolean => isApiError(value) && value.sessionExpired === true;

/** The server's sentence about a failure, or the fallback. */
export const serverMessageOr = (cause: unknown, fallback: string): string =>
  (isApiError(cause) ? cause.serverMessage : '') || fallback;

/** The message of a failed call, or of anything else that was thrown. */
export const errorMessage = (cause: unknown): string =>
  isApiError(cause) || cause instanceof Error ? cause.message : String(cause);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function readRefusal(text: string): Pick<ApiErrorData, 'serverMessage' | 'fields' | 'code' | 'current'> {
  const errorReply = parse(text) as Partial<ErrorReply> | null;
  return {
    serverMessage: typeof errorReply?.error === 'string' ? errorReply.error : '',
    fields: errorReply?.fields ?? {},
    ...(errorReply?.code && { code: errorReply.code }),
    ...(errorReply?.current && { current: errorReply.current }),
  };
}

type Needs<Name extends string, Value> = [Value] extends [undefined]
  ? { [Key in Name]?: undefined }
  : { [Key in Name]: Value };

/** Input of a call: parameters of the path and a body, if the endpoint has them. */
export type CallInput<Path extends string, Sent> = Needs<
  'params',
  keyof PathParams<Path> extends never ? undefined : PathParams<Path>
> &
  Needs<'body', Sent> & { headers?: Readonly<Record<string, string>> };

/** Query parameters; undefined and empty ones are omitted. */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Writes `?search=vin&limit=50`, or an empty string. */
export function toQueryString(query: Query = {}): string {
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  );
  return parameters.length === 0 ? '' : `?${new URLSearchParams(parameters)}`;
}

/** Asks for sentences in the language of the page, which may differ from that of the browser. */
export function languageHeaders(): Record<string, string> {
  const { lang } = document.documentElement;
  return lang ? { 'Accept-Language': lang } : {};
}

/**
 * Makes one call: JSON both ways, files unchanged, with cookies (A1) and without retries (A3, A4). A success without a
 * JSON body returns null.
 * @throws ApiError for every response that is not OK, and without a response
 */
export async function send<Path extends string, Sent, Read, Answer>(
  endpoint: Endpoint<Path, Sent, Read, Answer>,
  input: NoInfer<CallInput<Path, Sent>> & { query?: Query },
  signal?: AbortSignal,
): Promise<Answer | null> {
  const { body, headers } = input;
  const params = (input.params ?? {}) as PathParams<Path>;
  const hasBody = body !== undefined && body !== null;
  const isFile = body instanceof Blob;
  let response: Response;
  let text: string;
  try {
    response = await fetch(buildPath(endpoint.path, params) + toQueryString(input.query), {
      method: endpoint.method,
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        ...languageHeaders(),
        ...traceHeaders(),
        ...(hasBody ? { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' } : {}),
        ...headers,
      },
      ...(hasBody ? { body: isFile ? body : JSON.stringify(body) } : {}),
      ...(signal ? { signal } : {}),
    });
    text = await response.text();
  } catch (cause) {
    // Browsers have different messages for a failed fetch ('Failed to fetch', 'Load failed'); screens look for
    // 'network' (T6).
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ApiError({ message: `network error: ${reason}`, status: 0, serverMessage: '', fields: {} });
  }
  if (!response.ok) {
    const message = `${response.status}: ${text || response.statusText}`;
    throw new ApiError({ message, status: response.status, ...readRefusal(text) });
  }
  return parse(text) as Answer | null;
}
