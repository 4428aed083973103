import { callByUrl } from '@skal/contracts/http/callIndex';
import type { TestResponse } from '../client.ts';
import type { OpenApiValidator } from '../openApiValidator.ts';

/** On every answer, whoever asked for whatever. */
const HEADERS = {
  'content-security-policy': /(?:^|; )default-src 'none'/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'referrer-policy': /^no-referrer$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'x-request-id': /^\S+$/,
} as const;

/** Calls that a form without script posts to, which are answered with a page then. */
const WITH_PAGES: ReadonlySet<string | undefined> = new Set(['inquiry.send', 'passwordLink.request']);

const isPage = ({ headers }: TestResponse): boolean => /^text\/html\b/.test(headers.get('content-type') ?? '');

/** What only the inside of the api has words for: frames of a stack, statements, faults of a database, files of ours. */
const INSIDE = [
  /\bat [\w.<> [\]]+ \((?:file:|node:|\/)/,
  /node_modules|node:internal/,
  /\.(?:entity|routes|query|migration)\.ts\b/,
  /\b(?:SQLITE_[A-Z]+|ER_[A-Z_]{4,}|QueryFailedError|SqliteError|EntityNotFoundError)\b/,
  /\b(?:SELECT .{1,200} FROM|INSERT INTO|UPDATE \w+ SET|DELETE FROM) /,
  /\$argon2/,
] as const;

/** What the library that reads bodies says where nobody has given it a sentence for people. */
const LIBRARY = /must be a `|must match the following|the final value was|cannot be null|is a required field|"this /;

/** Refusals with 503 that are meant, by their sentence: a bound has been reached, and the caller may come back. */
const MEANT = [/^The storage cannot be reached, and nothing has changed/, /pictures/i] as const;

/** The name of a bound that is meant, of an answer that says it has been reached; null of any other. */
export const expectedUnavailable = ({ status, body }: TestResponse): string | null =>
  status === 503 && MEANT.some((sentence) => sentence.test(String(body.error))) ? String(body.error) : null;

/** Holds answers against what is known of every one; says what is wrong with one, or nothing. */
export class ResponseValidator {
  readonly #talk: OpenApiValidator;

  constructor(talk: OpenApiValidator) {
    this.#talk = talk;
  }

  findingsIn(method: string, address: string, answer: TestResponse): string[] {
    const { status, headers, text } = answer;
    const wrong: string[] = [];
    if (status >= 500 && !expectedUnavailable(answer)) wrong.push(`answered with ${status}: ${text.slice(0, 200)}`);
    // The form of a page names its origin when it is sent again.
    const expectedHeaders = isPage(answer) ? { ...HEADERS, 'referrer-policy': /^same-origin$/ } : HEADERS;
    for (const [name, expected] of Object.entries(expectedHeaders))
      if (!expected.test(headers.get(name) ?? '')) wrong.push(`the header ${name} is ${headers.get(name)}`);
    const inside = INSIDE.find((pattern) => pattern.test(text));
    if (inside) wrong.push(`has words of the inside: ${inside.exec(text)?.[0]}`);
    if (status >= 400 && LIBRARY.test(text)) wrong.push(`is no sentence for people: ${text.slice(0, 200)}`);
    return [...wrong, ...this.#formOf(method, address, answer)];
  }

  /** Whether it is in the form that the contracts give it. */
  #formOf(method: string, address: string, answer: TestResponse): string[] {
    const call = callByUrl(method, new URL(address, 'http://localhost').pathname);
    const operation = call && this.#talk.operations.find(({ operationId }) => operationId === call.name);
    if (!operation) {
      const isRefused = method === 'HEAD' || typeof answer.body.error === 'string' || answer.status < 400;
      return isRefused ? [] : [`is no refusal: ${answer.status} ${answer.text.slice(0, 200)}`];
    }
    if (isPage(answer)) return WITH_PAGES.has(call.name) ? [] : [`is a page: ${answer.text.slice(0, 200)}`];
    try {
      this.#talk.expectResponse(operation, answer);
      return [];
    } catch (error) {
      return [String(error).slice(0, 600)];
    }
  }
}
