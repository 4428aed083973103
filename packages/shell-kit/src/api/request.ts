import { buildPath, type Endpoint, type ErrorReply, type PathParams } from '@skal/contracts/http/endpoint';
import { traceHeaders } from './trace.ts';

/** A refused or failed call, as plain data: this is what a mutation's `unwrap()` rejects with. */
export interface ApiErrorData {
  /** `<status>: <body text>`, the status text where the body is empty (A2), or `network error: …`. */
  message: string;
  /** The HTTP status; 0 when no answer came. */
  status: number;
  /** The server's sentence for a person; empty when it gave none. Toasts show this, never raw JSON. */
  serverMessage: string;
  fields: Record<string, string>;
  /** What the refusal is called, where the server gives it a name. */
  code?: string;
  /** The record as it is now, where somebody else has changed it meanwhile. */
  current?: object;
  /**
   * It was refused because the session that was there is over, or only views. The shell says so; no screen needs to say
   * it, too.
   */
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

  /** The same as plain data, for the store. */
  toFailure(): ApiErrorData {
    const { message, status, serverMessage, fields, code, current } = this;
    return { message, status, serverMessage, fields, ...(code && { code }), ...(current && { current }) };
  }
}

/** Whether a caught value is a failure of a call, as an error or as plain data. */
export const isApiError = (value: unknown): value is ApiErrorData =>
  typeof value === 'object' && value !== null && 'serverMessage' in value && 'status' in value;

/** Whether a call failed because the session that was there is over, or only views: the shell has said so. */
export const isSessionExpired = (value: unknown): boolean => isApiError(value) && value.sessionExpired === true;

/** The server's own sentence about a failure, or another one where it gave none. */
export const serverMessageOr = (cause: unknown, otherwise: string): string =>
  (isApiError(cause) ? cause.serverMessage : '') || otherwise;

/** What a call's failure, or anything else that was thrown, says of itself. */
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
  const refusal = parse(text) as Partial<ErrorReply> | null;
  return {
    serverMessage: typeof refusal?.error === 'string' ? refusal.error : '',
    fields: refusal?.fields ?? {},
    ...(refusal?.code && { code: refusal.code }),
    ...(refusal?.current && { current: refusal.current }),
  };
}

type Needs<Name extends string, Value> = [Value] extends [undefined]
  ? { [Key in Name]?: undefined }
  : { [Key in Name]: Value };

/** What a call of an endpoint is made with: the parameters of its path and its body, where it has them. */
export type CallInput<Path extends string, Sent> = Needs<
  'params',
  keyof PathParams<Path> extends never ? undefined : PathParams<Path>
> &
  Needs<'body', Sent> & { headers?: Readonly<Record<string, string>> };

/** What the address of a read asks for; what is undefined or empty is not asked. */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** `?search=vin&limit=50`, or nothing. */
export function toQueryString(query: Query = {}): string {
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  );
  return asked.length === 0 ? '' : `?${new URLSearchParams(asked)}`;
}

/**
 * Makes one call: JSON both ways, a file as it is, cookies included (A1), no retries (A3, A4).
 * A success without a JSON body is a success; its answer is null.
 * @throws ApiError for every answer that is not OK and for a call that got no answer.
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
        ...traceHeaders(),
        ...(hasBody ? { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' } : {}),
        ...headers,
      },
      ...(hasBody ? { body: isFile ? body : JSON.stringify(body) } : {}),
      ...(signal ? { signal } : {}),
    });
    text = await response.text();
  } catch (cause) {
    // Browsers word a failed fetch differently ('Failed to fetch', 'Load failed'); screens look for 'network' (T6).
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ApiError({ message: `network error: ${reason}`, status: 0, serverMessage: '', fields: {} });
  }
  if (!response.ok) {
    const message = `${response.status}: ${text || response.statusText}`;
    throw new ApiError({ message, status: response.status, ...readRefusal(text) });
  }
  return parse(text) as Answer | null;
}
