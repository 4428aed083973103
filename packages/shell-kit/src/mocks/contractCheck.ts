import { dereference, type Schema, validate } from '@cfworker/json-schema';
import { type CallInfo, callByUrl, explainUnexpectedStatus } from '@skal/contracts/http/callIndex';
import contracts from '@skal/contracts/replies.json' with { type: 'json' };
import { getResponse, type RequestHandler } from 'msw';
import { PROXY_HEADER } from './mockEndpoint.ts';

const DRAFT = '2020-12';
/** Number of reported errors of one response. */
const ERRORS_LIMIT = 3;
/** Keywords that only locate an error, which another one explains. */
const LOCATING_KEYWORDS = new Set(['properties', 'additionalProperties', 'items', '$ref', 'anyOf', 'allOf', 'oneOf']);

type Schemas = Readonly<Record<string, Schema>>;

// TypeScript does not know the JSON Schema type of a JSON file. The validator mutates its input.
const { replies, schemas } = structuredClone(contracts) as unknown as { replies: Schemas; schemas: Schemas };
const replyOf = new Map(Object.entries(replies));
const lookup = dereference({ $defs: replies, components: { schemas } });

/** Returns the schema errors of a value, each with its field; null if it is valid. */
function schemaErrors(value: unknown, schema: Schema): string | null {
  const { valid, errors } = validate(value, schema, DRAFT, lookup, false);
  if (valid) return null;
  const faults = errors
    .filter(({ keyword }) => !LOCATING_KEYWORDS.has(keyword))
    .map(({ keyword, error, instanceLocation }) => {
      const field = instanceLocation.replace(/^#\/?/, '').replaceAll('/', '.') || 'the whole value';
      return `${field}: ${keyword === 'false' ? 'No contract has this.' : error}`;
    });
  return [...new Set(faults)].slice(0, ERRORS_LIMIT).join(' ');
}

/** Returns the schema errors of an error response: all have the same shape, some endpoints add fields. */
function errorResponseErrors(value: unknown, { errorFields = {} }: CallInfo): string | null {
  const { ErrorReply } = schemas;
  if (typeof value !== 'object' || value === null || !ErrorReply) return 'the body is not an error response';
  const own = Object.entries(errorFields).find(([name, fixed]) => !Object.is(Object(value)[name], fixed));
  if (own) return `${own[0]}: In each error response of this call it is ${JSON.stringify(own[1])}.`;
  const rest = Object.entries(value).filter(([name]) => !Object.hasOwn(errorFields, name));
  return schemaErrors(Object.fromEntries(rest), ErrorReply);
}

/** Returns what is wrong with a body; null if the contract allows it. */
async function bodyErrors(response: Response, call: CallInfo): Promise<string | null> {
  const isErrorResponse = response.status !== call.status;
  const reply = replyOf.get(call.name);
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const text = await response.clone().text();
  if (!isErrorResponse && !reply) return isJson && text ? 'the body must be a file, not JSON' : null;
  if (!isJson) return 'the body is not JSON';
  const value: unknown = JSON.parse(text);
  return isErrorResponse || !reply ? errorResponseErrors(value, call) : schemaErrors(value, reply);
}

/**
 * Returns why the contract does not allow this response; null if it does, and for calls outside the contracts, network
 * errors and responses of a proxy.
 */
export async function findContractViolation({ method, url }: Request, response: Response): Promise<string | null> {
  const { pathname } = new URL(url);
  const isApi = response.type !== 'error' && !response.headers.has(PROXY_HEADER);
  const call = isApi ? callByUrl(method, pathname) : undefined;
  if (!call) return null;
  const wrong = explainUnexpectedStatus(call, response.status) ?? (await bodyErrors(response, call));
  return wrong && `${call.name} (${method} ${pathname}) answered with ${response.status}: ${wrong}`;
}

/** Answers a call by mocks, and logs each contract violation. */
export async function respondChecked(
  handlers: readonly RequestHandler[],
  request: Request,
  report: (violation: string) => void = (violation) =>
    console.error(`Contract violation: ${violation} Fix the mock or the contract.`),
): Promise<Response | undefined> {
  const response = await getResponse([...handlers], request.clone());
  const violation = response && (await findContractViolation(request, response));
  if (violation) report(violation);
  return response;
}
