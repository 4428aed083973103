import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Endpoint } from '@skal/contracts/http/endpoint';
import { listErrorStatuses } from '@skal/contracts/http/errorStatuses';
import { type Config, createGenerator, createProgram, DEFAULT_CONFIG } from 'ts-json-schema-generator';

/** The responses of an endpoint, without the schemas of the contracts. */
interface EndpointResponses
  extends Pick<Endpoint, 'method' | 'path' | 'access' | 'permission' | 'status' | 'errorFields'> {
  /** Every error status of the endpoint. */
  errorStatuses: readonly number[];
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Collects the responses of every endpoint from the contracts, by `<subject>.<action>`. */
async function readEndpoints(): Promise<Map<string, EndpointResponses>> {
  const folder = dirname(dirname(createRequire(import.meta.url).resolve('@skal/contracts/http/endpoint')));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .flatMap((file) => /^(?!testing\/)([\w/]+)\.ts$/.exec(file)?.[1] ?? []);
  const modules: object[] = await Promise.all(files.map((file) => import(`@skal/contracts/${file}`)));
  const endpoints = new Map<string, EndpointResponses>();
  for (const [subject, group] of modules.flatMap((module) => Object.entries(module))) {
    if (typeof group !== 'object' || group === null) continue;
    for (const [action, endpoint] of Object.entries(group)) {
      if (!isEndpoint(endpoint)) continue;
      const { method, path, access, permission, status, errorFields } = endpoint;
      const errors = listErrorStatuses(endpoint);
      endpoints.set(`${subject}.${action}`, {
        method,
        path,
        access,
        ...(permission && { permission }),
        status,
        errorStatuses: errors,
        ...(errorFields && { errorFields }),
      });
    }
  }
  return endpoints;
}

type Program = NonNullable<Config['tsProgram']>;
type Generator = ReturnType<typeof createGenerator>;
type Node = Parameters<Generator['createSchemaFromNodes']>[0][number];

/** A call that names a type, such as `reply<StaffReply>(201)`. */
interface TypedCall extends Node {
  readonly expression: Node;
  readonly typeArguments?: readonly Node[];
}

/** The responses of the api: statuses, and JSON Schemas of the contracts' types. */
export interface ResponseSchemas {
  /** Responses of each endpoint, by `<subject>.<action>`. */
  endpoints: Record<string, EndpointResponses>;
  /** Schema of each reply by `<subject>.<action>`; an endpoint that replies with a file or nothing has none. */
  replies: Record<string, object>;
  /** The schemas that those refer to, by type name. */
  schemas: Record<string, object>;
}

const contracts = fileURLToPath(new URL('../../../../packages/contracts/src', import.meta.url)).replaceAll('\\', '/');

/** File of the generated schemas, which the api reads without a compiler. */
export const RESPONSE_SCHEMAS_FILE = fileURLToPath(
  new URL('../../../../packages/contracts/src/http/replies.json', import.meta.url),
);

const isReply = (node: Node): node is TypedCall =>
  'expression' in node && 'typeArguments' in node && (node as TypedCall).expression.getText() === 'reply';

/** Returns the reply type within a piece of source. */
function replyType(node: Node): Node | undefined {
  if (isReply(node)) return node.typeArguments?.[0];
  return node.forEachChild(replyType);
}

/** Returns the types of all replies by `<subject>.<action>`: every group of endpoints is an export of the contracts. */
function replyTypes(program: Program): Map<string, Node> {
  const checker = program.getTypeChecker();
  const types = new Map<string, Node>();
  for (const file of program.getSourceFiles()) {
    const module = file.fileName.startsWith(`${contracts}/`) ? checker.getSymbolAtLocation(file) : undefined;
    for (const subject of module ? checker.getExportsOfModule(module) : []) {
      // Some groups of endpoints are made by a function.
      if (!/\bendpoint\.|\bwithPermission\(/.test(subject.valueDeclaration?.getText() ?? '')) continue;
      for (const action of checker.getTypeOfSymbol(subject).getProperties()) {
        const type = action.valueDeclaration && replyType(action.valueDeclaration);
        if (type) types.set(`${subject.name}.${action.name}`, type);
      }
    }
  }
  return types;
}

const sorted = <Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

/** Rewrites references to the api's OpenAPI document, which will contain the schemas. */
const rewriteRefs = <Part>(part: Part): Part =>
  JSON.parse(JSON.stringify(part).replaceAll('"#/definitions/', '"#/components/schemas/'));

/** Generates the responses of each endpoint, with JSON Schemas of all replies and of the error reply. */
export async function generateResponseSchemas(): Promise<ResponseSchemas> {
  const config = {
    ...DEFAULT_CONFIG,
    path: `${contracts}/!(testing)/!(*.test).ts`,
    tsconfig: fileURLToPath(new URL('../../../../tsconfig.node.json', import.meta.url)),
    // The project's own compiler checks the types.
    skipTypeCheck: true,
    encodeRefs: false,
    topRef: false,
  };
  const tsProgram = createProgram(config);
  const generator = createGenerator({ ...config, tsProgram });
  const replies = new Map<string, object>();
  const schemas = new Map<string, object>();
  const addDefinitions = (
    target: Map<string, object>,
    name: string,
    generated: ReturnType<Generator['createSchema']>,
  ) => {
    const { $schema: _, definitions = {}, ...schema } = generated;
    target.set(name, schema);
    for (const [type, definition] of Object.entries(definitions)) schemas.set(type, Object(definition));
  };
  for (const [name, type] of replyTypes(tsProgram))
    addDefinitions(replies, name, generator.createSchemaFromNodes([type]));
  addDefinitions(schemas, 'ErrorReply', generator.createSchema('ErrorReply'));
  const endpoints = sorted(await readEndpoints());
  return rewriteRefs({ endpoints, replies: sorted(replies), schemas: sorted(schemas) });
}

/** Returns the content of that file. */
export const responseSchemasJson = async (): Promise<string> =>
  `${JSON.stringify(await generateResponseSchemas(), null, 2)}\n`;
