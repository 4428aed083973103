import { dereference, type Schema, validate } from '@cfworker/json-schema';
import { type CallInfo, callByUrl, explainUnexpectedStatus } from '@skal/contracts/knownCalls';
import contracts from '@skal/contracts/replies.json' with { type: 'json' };
import { getResponse, type RequestHandler } from 'msw';
import { PROXY_HEADER } from './answer.ts';

const DRAFT = '2020-12';
/** So many faults of one answer are told. */
const TOLD = 3;
/** Words that say only where the fault lies, which another error says better. */
const LEADS = new Set(['properties', 'additionalProperties', 'items', '$ref', 'anyOf', 'allOf', 'oneOf']);

type Schemas = Readonly<Record<string, Schema>>;

// Generated as JSON Schema, which the type of a JSON file does not know. The validator writes into what it is given.
const { replies, schemas } = structuredClone(contracts) as unknown as { replies: Schemas; schemas: Schemas };
const replyOf = new Map(Object.entries(replies));
const lookup = dereference({ $defs: replies, components: { schemas } });

/** What of a value does not fit, each with the field that it is about; null where all of it does. */
function misfitOf(value: unknown, schema: Schema): string | null {
  const { valid, errors } = validate(value, schema, DRAFT, lookup, false);
  if (valid) return null;
  const faults = errors
    .filter(({ keyword }) => !LEADS.has(keyword))
    .map(({ keyword, error, instanceLocation }) => {
      const field = instanceLocation.replace(/^#\/?/, '').replaceAll('/', '.') || 'the whole';
      return `${field}: ${keyword === 'false' ? 'No contract has this.' : error}`;
    });
  return [...new Set(faults)].slice(0, TOLD).join(' ');
}

/** What of a refusal does not fit: a refusal is alike everywhere, and at some endpoints has something besides. */
function misfitOfRefusal(value: unknown, { errorFields = {} }: CallInfo): string | null {
  const { ErrorReply } = schemas;
  if (typeof value !== 'object' || value === null || !ErrorReply) return 'it is no refusal';
  const own = Object.entries(errorFields).find(([name, fixed]) => !Object.is(Object(value)[name], fixed));
  if (own) return `${own[0]}: In each of its refusals this is ${JSON.stringify(own[1])}.`;
  const rest = Object.entries(value).filter(([name]) => !Object.hasOwn(errorFields, name));
  return misfitOf(Object.fromEntries(rest), ErrorReply);
}

/** What is wrong with a body; null where the call may be answered with it. */
async function misfitOfBody(response: Response, call: CallInfo): Promise<string | null> {
  const isRefused = response.status !== call.status;
  const reply = replyOf.get(call.name);
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const text = await response.clone().text();
  if (!isRefused && !reply) return isJson && text ? 'it is a file, and no JSON' : null;
  if (!isJson) return 'it is no JSON';
  const value: unknown = JSON.parse(text);
  return isRefused || !reply ? misfitOfRefusal(value, call) : misfitOf(value, reply);
}

/**
 * Why the api could not have given this answer, in a sentence; null where it could, and for what is no call of the
 * contracts, no answer at all, or somebody else's.
 */
export async function findContractViolation({ method, url }: Request, response: Response): Promise<string | null> {
  const { pathname } = new URL(url);
  const isApi = response.type !== 'error' && !response.headers.has(PROXY_HEADER);
  const call = isApi ? callByUrl(method, pathname) : undefined;
  if (!call) return null;
  const wrong = explainUnexpectedStatus(call, response.status) ?? (await misfitOfBody(response, call));
  return wrong && `${call.name} (${method} ${pathname}) answered with ${response.status}: ${wrong}`;
}

/** Answers a call by mocks, and complains of each answer that the api could not have given. */
export async function respondChecked(
  handlers: readonly RequestHandler[],
  request: Request,
  complain: (lie: string) => void = (lie) => console.error(`A mock lies: ${lie} Mend the mock, or the contract.`),
): Promise<Response | undefined> {
  const response = await getResponse([...handlers], request.clone());
  const lie = response && (await findContractViolation(request, response));
  if (lie) complain(lie);
  return response;
}
