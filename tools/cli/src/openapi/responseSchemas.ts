import { fileURLToPath } from 'node:url';
import { type Config, createGenerator, createProgram, DEFAULT_CONFIG } from 'ts-json-schema-generator';
import { type EndpointResponses, readEndpoints } from './endpoints.ts';

type Program = NonNullable<Config['tsProgram']>;
type Generator = ReturnType<typeof createGenerator>;
type Node = Parameters<Generator['createSchemaFromNodes']>[0][number];

/** A call that names a type, such as `reply<StaffReply>(201)`. */
interface TypedCall extends Node {
  readonly expression: Node;
  readonly typeArguments?: readonly Node[];
}

/** What the api answers with: statuses, and JSON Schemas of the types of the contracts. */
export interface ResponseSchemas {
  /** How each endpoint can be answered, by `<subject>.<action>`. */
  endpoints: Record<string, EndpointResponses>;
  /** The schema of each reply by `<subject>.<action>`; an endpoint that answers with a file or with nothing has none. */
  replies: Record<string, object>;
  /** The schemas that those refer to, by the name of their type. */
  schemas: Record<string, object>;
}

const contracts = fileURLToPath(new URL('../../../../packages/contracts/src', import.meta.url)).replaceAll('\\', '/');

/** Where the generated schemas are kept for the api, which reads them without a compiler. */
export const RESPONSE_SCHEMAS_FILE = fileURLToPath(
  new URL('../../../../packages/contracts/src/http/replies.json', import.meta.url),
);

const isReply = (node: Node): node is TypedCall =>
  'expression' in node && 'typeArguments' in node && (node as TypedCall).expression.getText() === 'reply';

/** The type of the reply that is named somewhere in a piece of source. */
function replyType(node: Node): Node | undefined {
  if (isReply(node)) return node.typeArguments?.[0];
  return node.forEachChild(replyType);
}

/** The types of all replies by `<subject>.<action>`: every group of endpoints is an export of the contracts. */
function replyTypes(program: Program): Map<string, Node> {
  const checker = program.getTypeChecker();
  const types = new Map<string, Node>();
  for (const file of program.getSourceFiles()) {
    const module = file.fileName.startsWith(`${contracts}/`) ? checker.getSymbolAtLocation(file) : undefined;
    for (const subject of module ? checker.getExportsOfModule(module) : []) {
      if (!subject.valueDeclaration?.getText().includes('endpoint.')) continue;
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

/** References lead into the description of the api, where the schemas will stand. */
const inDescription = <Part>(part: Part): Part =>
  JSON.parse(JSON.stringify(part).replaceAll('"#/definitions/', '"#/components/schemas/'));

/** Tells how each call can be answered, with the schemas of all replies and of a refusal, made from the types. */
export async function generateResponseSchemas(): Promise<ResponseSchemas> {
  const config = {
    ...DEFAULT_CONFIG,
    path: `${contracts}/!(testing)/!(*.test).ts`,
    tsconfig: fileURLToPath(new URL('../../../../tsconfig.node.json', import.meta.url)),
    // The types are checked by the project's own compiler.
    skipTypeCheck: true,
    encodeRefs: false,
    topRef: false,
  };
  const tsProgram = createProgram(config);
  const generator = createGenerator({ ...config, tsProgram });
  const replies = new Map<string, object>();
  const schemas = new Map<string, object>();
  const keep = (into: Map<string, object>, name: string, made: ReturnType<Generator['createSchema']>) => {
    const { $schema: _, definitions = {}, ...schema } = made;
    into.set(name, schema);
    for (const [type, definition] of Object.entries(definitions)) schemas.set(type, Object(definition));
  };
  for (const [name, type] of replyTypes(tsProgram)) keep(replies, name, generator.createSchemaFromNodes([type]));
  keep(schemas, 'ErrorReply', generator.createSchema('ErrorReply'));
  const endpoints = sorted(await readEndpoints());
  return inDescription({ endpoints, replies: sorted(replies), schemas: sorted(schemas) });
}

/** The same as it is kept. */
export const responseSchemasJson = async (): Promise<string> =>
  `${JSON.stringify(await generateResponseSchemas(), null, 2)}\n`;
