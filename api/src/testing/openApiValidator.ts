import type { Access } from '@skal/contracts/http/endpoint';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { RequestOptions, TestClient, TestResponse } from './client.ts';

type Schema = Record<string, unknown>;
type Content = Record<string, { schema?: Schema }>;

interface Operation {
  operationId: string;
  security: Record<string, string[]>[];
  parameters?: { name: string; in: 'path' | 'query'; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content; $ref?: string }>;
}

/** The api's OpenAPI document. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, { content: Content }>; schemas: Record<string, Schema> };
}

/** An operation of the document. */
export interface OpenApiOperation extends Operation {
  method: string;
  path: string;
}

/** Returns the access level of an operation. */
export const getRequiredAccess = ({ security }: OpenApiOperation): Access => {
  const [scheme] = security;
  if (scheme?.key) return 'app';
  return scheme ? ((scheme.session?.[0] ?? 'signed-in') as Access) : 'public';
};

/** Validates requests and responses against an OpenAPI document. */
export class OpenApiValidator {
  readonly operations: readonly OpenApiOperation[];
  /** Operations that succeeded, and operations that failed. */
  readonly succeeded = new Set<string>();
  readonly refused = new Set<string>();
  readonly #description: OpenApiDocument;
  readonly #ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
  readonly #compiled = new Map<Schema, ValidateFunction>();

  constructor(description: OpenApiDocument) {
    this.#description = description;
    this.operations = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
    );
  }

  /**
   * Calls an operation and validates the response; `validRequest` also validates the request.
   * @throws when they do not match the document
   */
  async call(
    operationId: string,
    caller: TestClient,
    { params = {}, validRequest = false, ...options }: CallOptions = {},
  ): Promise<TestResponse> {
    const operation = this.operations.find((one) => one.operationId === operationId);
    if (!operation) throw new Error(`${operationId} is not documented`);
    for (const { name, in: tempDatabase, schema } of operation.parameters ?? [])
      if (tempDatabase === 'path') this.#expect(schema, params[name], `${operationId} ${name}`);
    if (validRequest) this.#expectBody(operation, options.json);
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const response = await caller.request(operation.method, path, options);
    this.expectResponse(operation, response);
    (response.status < 400 ? this.succeeded : this.refused).add(operationId);
    return response;
  }

  #expectBody({ operationId, requestBody }: OpenApiOperation, sent: unknown): void {
    const schema = requestBody?.content['application/json']?.schema;
    if (schema) this.#expect(schema, sent, `the body of ${operationId}`);
    else if (sent !== undefined) throw new Error(`${operationId} is documented without a JSON body`);
  }

  /**
   * Validates a response.
   * @throws when it does not match the document
   */
  expectResponse({ operationId, responses }: OpenApiOperation, { status, headers, text, body }: TestResponse): void {
    const what = `${operationId} answered ${status}`;
    const found = responses[status];
    if (!found) throw new Error(`${what}, which is not documented`);
    const { content } = found.$ref
      ? (this.#description.components.responses[found.$ref.split('/').at(-1) ?? ''] ?? {})
      : found;
    const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
    const schema = content?.['application/json']?.schema;
    if (isJson !== (schema !== undefined)) throw new Error(`${what} with ${headers.get('content-type')}`);
    if (schema) this.#expect(schema, body, what);
    else if (!content && text !== '') throw new Error(`${what} with an undocumented body`);
  }

  #expect(schema: Schema, value: unknown, what: string): void {
    const { components } = this.#description;
    const validate = this.#compiled.get(schema) ?? this.#ajv.compile({ ...schema, components });
    this.#compiled.set(schema, validate);
    if (!validate(value))
      throw new Error(`${what}: ${this.#ajv.errorsText(validate.errors)} in ${JSON.stringify(value)}`);
  }
}

interface CallOptions extends RequestOptions {
  params?: Readonly<Record<string, string>>;
  validRequest?: boolean;
}
