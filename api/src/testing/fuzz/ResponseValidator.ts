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
export const expectedUnavailable = ({ status, body }: TestResponse): string | null =>
  status === 503 && EXPECTED_UNAVAILABLE.some((sentence) => sentence.test(String(body.error)))
    ? String(body.error)
    : null;

/** Validates responses against the contracts and general rules; returns the violations. */
export class ResponseValidator {
  readonly #talk: OpenApiValidator;

  constructor(talk: OpenApiValidator) {
    this.#talk = talk;
  }

  findingsIn(method: string, address: string, answer: TestResponse): string[] {
    const { status, headers, text } = answer;
    const wrong: string[] = [];
    if (status >= 500 && !expectedUnavailable(answer)) wrong.push(`answered with ${status}: ${text.slice(0, 200)}`);
    // The form on such a page must send its origin.
    const expectedHeaders = isPage(answer) ? { ...HEADERS, 'referrer-policy': /^same-origin$/ } : HEADERS;
    for (const [name, expected] of Object.entries(expectedHeaders))
      if (!expected.test(headers.get(name) ?? '')) wrong.push(`the header ${name} is ${headers.get(name)}`);
    const inside = INTERNALS.find((pattern) => pattern.test(text));
    if (inside) wrong.push(`has words of the inside: ${inside.exec(text)?.[0]}`);
    if (status >= 400 && YUP_DEFAULTS.test(text)) wrong.push(`is not a user-facing message: ${text.slice(0, 200)}`);
    return [...wrong, ...this.#formOf(method, address, answer)];
  }

  /** Whether the body has the form of its contract. */
  #formOf(method: string, address: string, answer: TestResponse): string[] {
    const call = callByUrl(method, new URL(address, 'http://localhost').pathname);
    const operation = call && this.#talk.operations.find(({ operationId }) => operationId === call.name);
    if (!operation) {
      const isRefused = method === 'HEAD' || typeof answer.body.error === 'string' || answer.status < 400;
      return isRefused ? [] : [`is no refusal: ${answer.status} ${answer.text.slice(0, 200)}`];
    }
    if (isPage(answer)) return PAGE_ENDPOINTS.has(call.name) ? [] : [`is a page: ${answer.text.slice(0, 200)}`];
    try {
      this.#talk.expectResponse(operation, answer);
      return [];
    } catch (error) {
      return [String(error).slice(0, 600)];
    }
  }
}
