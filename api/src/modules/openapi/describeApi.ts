import { type Access, type Endpoint, isIdParam } from '@skal/contracts/http/endpoint';
import { listErrorStatuses } from '@skal/contracts/http/errorStatuses';
import { type JsonSchema, toJsonSchema } from '@skal/contracts/http/jsonSchema';
import type { OpenApiReply } from '@skal/contracts/http/openapi';
import generated from '@skal/contracts/replies.json' with { type: 'json' };
import type { Route } from '../../server/http/route.ts';
import { SESSION_COOKIE } from '../session/cookies.ts';

/** Names of endpoints in the contracts: `staff.add` is the action `add` of the group `staff`. */
const names = new Map(
  Object.entries(generated.endpoints).map(([name, { method, path }]) => [`${method} ${path}`, name]),
);

const replies: Readonly<Record<string, JsonSchema>> = generated.replies;
const refusal = generated.schemas.ErrorReply;

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** Security scheme per access level: the session cookie and the account type it requires, or a key with a scope. */
const SECURITY: Readonly<Record<Access, readonly Record<string, readonly string[]>[]>> = {
  public: [],
  'signed-in': [{ session: [] }],
  client: [{ session: ['client'] }],
  admin: [{ session: ['admin'] }],
  owner: [{ session: ['owner'] }],
  app: [{ key: [] }],
};

/**
 * Extension field: the permissions of a client's staff of which a member needs one. Owners have all; without the field
 * every member may call.
 */
const PERMISSION_FIELD = 'x-staff-permission';

const describePathParameters = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    ...{ name, in: 'path', required: true, schema: { type: 'string', ...(isIdParam(name) && { format: 'uuid' }) } },
  }));

function describeQueryParameters({ query }: Endpoint) {
  const { properties = {} } = query ? (toJsonSchema(query) as { properties?: Record<string, JsonSchema> }) : {};
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
}

function describeRequestBody({ body }: Endpoint) {
  if (body === null) return {};
  const content = 'bytes' in body ? { 'application/octet-stream': {} } : json(toJsonSchema(body));
  return { requestBody: { required: true, content } };
}

const NO_CONTENT = 204;
const PART = 206;
const NOT_MODIFIED = 304;

/** Describes the successful response: JSON, empty, or a file. */
function describeSuccess({ status }: Endpoint, name: string) {
  const reply = replies[name];
  if (reply) return { description: 'Done', content: json(reply) };
  return status === NO_CONTENT ? { description: 'Done' } : { description: 'The file', content: { '*/*': {} } };
}

/** Describes an error; some endpoints add a field to every error. */
function describeErrorResponse({ errorFields: own }: Endpoint) {
  if (!own) return { $ref: '#/components/responses/Refusal' };
  const fixed = Object.entries(own).map(([name, value]) => [name, { const: value }]);
  const properties = { ...refusal.properties, ...Object.fromEntries(fixed) };
  const required = [...refusal.required, ...Object.keys(own)];
  return { description: 'Refused', content: json({ ...refusal, properties, required }) };
}

function describeOperation({ endpoint }: Route, operationId: string, subject: string) {
  const parameters = [...describePathParameters(endpoint.path), ...describeQueryParameters(endpoint)];
  const errors = listErrorStatuses(endpoint).map((status) => [status, describeErrorResponse(endpoint)]);
  return {
    operationId,
    tags: [subject],
    security: endpoint.scope ? [{ key: [endpoint.scope] }] : SECURITY[endpoint.access],
    ...(endpoint.permission && { [PERMISSION_FIELD]: endpoint.permission }),
    ...(parameters.length > 0 && { parameters }),
    ...describeRequestBody(endpoint),
    responses: {
      [endpoint.status]: describeSuccess(endpoint, operationId),
      ...(endpoint.acceptsRanges && { [PART]: { description: 'The part of the file', content: { '*/*': {} } } }),
      ...(endpoint.hasETag && { [NOT_MODIFIED]: { description: 'The caller has it (If-None-Match)' } }),
      ...Object.fromEntries(errors),
    },
  };
}

/**
 * Describes the API in OpenAPI 3.1 from the mounted routes, so description and behaviour cannot diverge.
 * @throws if a route's endpoint belongs to no group of the contracts
 */
export function describeApi(routes: readonly Route[]): OpenApiReply {
  const paths: Record<string, Record<string, unknown>> = {};
  const subjects = new Set<string>();
  for (const route of routes) {
    const { method, path } = route.endpoint;
    const name = names.get(`${method} ${path}`);
    if (!name) throw new Error(`${method} ${path} belongs to no endpoint group of the contracts`);
    const [subject = ''] = name.split('.');
    subjects.add(subject);
    const at = path.replace(/:(\w+)/g, '{$1}');
    paths[at] = { ...paths[at], [method.toLowerCase()]: describeOperation(route, name, subject) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Skal',
      version: '1',
      description:
        'What the site and its operator can ask for. Requests may gain optional fields, replies may gain fields.',
    },
    tags: [...subjects].sort().map((name) => ({ name })),
    paths,
    components: {
      schemas: generated.schemas,
      responses: { Refusal: { description: 'Refused', content: json({ $ref: '#/components/schemas/ErrorReply' }) } },
      securitySchemes: {
        session: {
          ...{ type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
          description: `Set by signing in. Over TLS its name is __Host-${SESSION_COOKIE}.`,
        },
        key: {
          ...{ type: 'http', scheme: 'bearer' },
          description: "The key of a client's app, made by an operator and shown once.",
        },
      },
    },
  };
}
