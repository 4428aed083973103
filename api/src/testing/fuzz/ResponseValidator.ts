import { callByUrl } from '@skal/contracts/http/callIndex';
import type { TestResponse } from '../client.ts';
import type { OpenApiValidator } from '../openApiValidator.ts';

/** Headers of every response. */
const HEADERS = {
  'content-security-policy': /(?:^|; )default-src 'none'/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'referrer-policy': /^no-referrer$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'x-request-id': /^\S+$/,
} as const;

/** Endpoints that answer HTML forms with a page. */
const PAGE_ENDPOINTS: ReadonlySet<string | undefined> = new Set(['inquiry.send', 'passwordLink.request']);

const isPage = ({ headers }: TestResponse): boolean => /^text\/html\b/.test(headers.get('content-type') ?? '');

/** Internals that must not leak: stack frames, SQL, database errors, file paths. */
const INTERNALS = [
  /\bat [\w.<> [\]]+ \((?:file:|node:|\/)/,
  /node_modules|node:internal/,
  /\.(?:entity|routes|query|migration)\.ts\b/,
  /\b(?:SQLITE_[A-Z]+|ER_[A-Z_]{4,}|QueryFailedError|SqliteError|EntityNotFoundError)\b/,
  /\b(?:SELECT .{1,200} FROM|INSERT INTO|UPDATE \w+ SET|DELETE FROM) /,
  /\$argon2/,
] as const;

/** Default messages of yup, which are not meant for users. */
const YUP_DEFAULTS =
  /must be a `|must match the following|the final value was|cannot be null|is a required field|"this /;

/** Expected 503 responses: a limit is reached, and the caller may retry. */
const EXPECTED_UNAVAILABLE = [/^The storage cannot be reached, and nothing has changed/, /pictures/i] as const;

/** Returns the message of an expected 503 response; null for others. */
export const findExpectedUnavailable = ({ status, body }: TestResponse): string | null =>
  status === 503 && EXPECTED_UNAVAILABLE.some((message) => message.test(String(body.error)))
    ? String(body.error)
    : null;

/** Validates responses against the contracts and general rules; returns the violations. */
export class ResponseValidator {
  readonly #validator: OpenApiValidator;

  constructor(validator: OpenApiValidator) {
    this.#validator = validator;
  }

  findingsIn(method: string, address: string, response: TestResponse): string[] {
    const { status, headers, text } = response;
    const violations: string[] = [];
    if (status >= 500 && !findExpectedUnavailable(response))
      violations.push(`answered with ${status}: ${text.slice(0, 200)}`);
    // A form on a page must send its origin.
    const expectedHeaders = isPage(response) ? { ...HEADERS, 'referrer-policy': /^same-origin$/ } : HEADERS;
    for (const [name, expected] of Object.entries(expectedHeaders))
      if (!expected.test(headers.get(name) ?? '')) violations.push(`the header ${name} is ${headers.get(name)}`);
    const inside = INTERNALS.find((pattern) => pattern.test(text));
    if (inside) violations.push(`has words of the inside: ${inside.exec(text)?.[0]}`);
    if (status >= 400 && YUP_DEFAULTS.test(text))
      violations.push(`is not a user-facing message: ${text.slice(0, 200)}`);
    return [...violations, ...this.#checkBody(method, address, response)];
  }

  /** Whether the body has the form of its contract. */
  #checkBody(method: string, address: string, response: TestResponse): string[] {
    const call = callByUrl(method, new URL(address, 'http://localhost').pathname);
    const operation = call && this.#validator.operations.find(({ operationId }) => operationId === call.name);
    if (!operation) {
      const isRefused = method === 'HEAD' || typeof response.body.error === 'string' || response.status < 400;
      return isRefused ? [] : [`is no refusal: ${response.status} ${response.text.slice(0, 200)}`];
    }
    if (isPage(response)) return PAGE_ENDPOINTS.has(call.name) ? [] : [`is a page: ${response.text.slice(0, 200)}`];
    try {
      this.#validator.expectResponse(operation, response);
      return [];
    } catch (error) {
      return [String(error).slice(0, 600)];
    }
  }
}
