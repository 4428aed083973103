import type { ObjectSchema, Schema } from 'yup';
import type { AppScope } from '../app/appScope.ts';
import type { StaffPermission } from '../client/staffPermission.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Required caller: anyone, any signed-in account, a client, an operator, an owner, or an app with its API key. */
export type Access = 'public' | 'signed-in' | 'client' | 'admin' | 'owner' | 'app';

type NamesIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | NamesIn<`/${Tail}`>
    : Rest
  : never;

/** Path parameters by name: `{ id: string }` for `/api/staff/:id`. */
export type PathParams<Path extends string> = Readonly<Record<NamesIn<Path>, string>>;

/** Whether a path parameter is an id, by its name; any other is a user-chosen name. */
export const isIdParam = (parameter: string): boolean => /(?:^i|I)d$/.test(parameter);

/** A body with several alternative forms, distinguished by its fields. */
export interface OneOf<Form extends Schema> {
  readonly forms: readonly Form[];
  /**
   * Selects the form of a body.
   * @throws ValidationError when it matches none of them, or several
   */
  choose(raw: unknown): Form;
}

/** A body with the bytes of a file (`application/octet-stream`) instead of JSON. */
export const binaryBody = { bytes: true } as const;

type RequestBody = Schema | OneOf<Schema> | typeof binaryBody;

/** The parsed body: defaults filled in, unknown fields dropped. */
type ReadBy<Body> = Body extends OneOf<infer Form> ? ReadBy<Form> : Body extends Schema<infer Read> ? Read : undefined;

type PartialObject<Value> = Value extends readonly unknown[] ? Value : Value extends object ? Partial<Value> : Value;

type OptionalKeys<Read, Defaults> = {
  [Name in keyof Read]-?: undefined extends Read[Name]
    ? Name
    : Name extends keyof Defaults
      ? undefined extends Defaults[Name]
        ? never
        : Name
      : never;
}[keyof Read];

type RequestShape<Read, Defaults> = {
  [Name in Exclude<keyof Read, OptionalKeys<Read, Defaults>>]: PartialObject<Read[Name]>;
} & {
  [Name in OptionalKeys<Read, Defaults>]?: PartialObject<Read[Name]>;
};

/** The request body: fields with a default, and those of an optional object, may be left out. */
export type RequestOf<Body> =
  Body extends OneOf<infer Form>
    ? RequestOf<Form>
    : Body extends ObjectSchema<infer Read, infer _Context, infer Defaults, infer _Flags>
      ? { [Name in keyof RequestShape<Read, Defaults>]: RequestShape<Read, Defaults>[Name] }
      : Body extends typeof binaryBody
        ? Blob
        : never;

/** Errors of an endpoint besides those that follow from its kind (`listErrorStatuses`). */
export interface ErrorSpec {
  /** Additional statuses, such as 409 for a concurrent change. */
  readonly errorStatuses?: readonly number[];
  /** Fields in each error body besides the error. */
  readonly errorFields?: Readonly<Record<string, unknown>>;
}

/** The response of a success. `Value` is for the type checker; the registry of replies is generated from it. */
export interface Reply<Value> extends ErrorSpec {
  readonly status: number;
  readonly acceptsRanges?: true;
  readonly hasETag?: true;
  readonly type?: Value;
}

/** A JSON response: `reply<StaffReply>(201)`. Every reply type is an interface or a list of one. */
export const reply = <Value>(status = 200, refusing: ErrorSpec = {}): Reply<Value> => ({ status, ...refusing });

const NOTHING = 204;

/** A file response. */
export const file = (): Reply<Blob> => ({ status: 200 });

/** An empty response; details may be in headers. */
export const noContent = (refusing: ErrorSpec = {}): Reply<void> => ({ status: NOTHING, ...refusing });

/** A file response that supports Range requests, such as for resumed downloads. */
export const rangedFile = (): Reply<Blob> => ({ status: 200, acceptsRanges: true, errorStatuses: [416] });

/**
 * The description of one call, shared by both ends. `Sent` is the request, `Read` the parsed input of the handler,
 * `Answer` the response; all three are inferred.
 */
export interface Endpoint<Path extends string = string, Sent = unknown, Read = unknown, Answer = unknown>
  extends ErrorSpec {
  readonly method: Method;
  /** Path with `:name` for each parameter, such as `/api/staff/:id`. */
  readonly path: Path;
  readonly access: Access;
  /** Permissions of which a member of a client's staff needs one (`withPermission`); without them any member may call. */
  readonly permission?: readonly StaffPermission[];
  /** Scope that the API key of a client's app needs (`withScope`). */
  readonly scope?: AppScope;
  /** Body schema; null without a body. */
  readonly body: RequestBody | null;
  /** Query schema, for reads with a query; `Sent` and `Read` are then those of the query. */
  readonly query?: Schema;
  /** Status of success. */
  readonly status: number;
  /** Whether Range requests are supported (206). */
  readonly acceptsRanges?: true;
  /** Whether the response has an ETag, so that the request may be conditional (304). */
  readonly hasETag?: true;
  readonly types?: { readonly sent: Sent; readonly read: Read; readonly answer: Answer };
}

/** Endpoints of one subject by action; both ends are derived from it. */
export type EndpointGroup = Readonly<Record<string, Endpoint>>;

/** An endpoint that changes nothing. */
export interface ReadEndpoint<Path extends string = string, Answer = unknown, Query = unknown, Read = unknown>
  extends Endpoint<Path, Query, Read, Answer> {
  readonly method: 'GET';
}

/** Builds a call that changes something, with or without a body. */
interface WriteEndpointBuilder {
  <Path extends string, Answer>(
    path: Path,
    access: Access,
    reply: Reply<Answer>,
  ): Endpoint<Path, undefined, undefined, Answer>;
  <Path extends string, Body extends RequestBody, Answer>(
    path: Path,
    access: Access,
    body: Body,
    reply: Reply<Answer>,
  ): Endpoint<Path, RequestOf<Body>, ReadBy<Body>, Answer>;
}

const writeEndpoint =
  (method: Method): WriteEndpointBuilder =>
  (path: string, access: Access, ...[first, last]: [Reply<unknown>] | [RequestBody, Reply<unknown>]) =>
    last
      ? { method, path, access, body: first as RequestBody, ...last }
      : { method, path, access, body: null, ...(first as Reply<unknown>) };

/**
 * Builds endpoints: `endpoint.post('/api/staff', 'client', addStaffSchema, reply<StaffReply>(201))`. The endpoints of
 * a subject form one group. A name means the same everywhere: `staff.add` is implemented by `route(staff.add, …)` and
 * called by the hook `useAddStaffMutation`.
 */
export const endpoint = {
  get: <Path extends string, Answer>(
    path: Path,
    access: Access,
    answer: Reply<Answer>,
  ): ReadEndpoint<Path, Answer, undefined, undefined> => ({ method: 'GET', path, access, body: null, ...answer }),
  /** A read with a query, whose fields are all optional. */
  find: <Path extends string, Query extends Schema, Answer>(
    path: Path,
    access: Access,
    query: Query,
    answer: Reply<Answer>,
  ): ReadEndpoint<Path, Answer, Partial<RequestOf<Query>>, ReadBy<Query>> => ({
    ...{ method: 'GET', path, access, body: null, query },
    ...answer,
  }),
  post: writeEndpoint('POST'),
  put: writeEndpoint('PUT'),
  patch: writeEndpoint('PATCH'),
  /** A delete, without a response body. */
  delete: <Path extends string>(
    path: Path,
    access: Access,
    refusing: ErrorSpec = {},
  ): Endpoint<Path, undefined, undefined, void> => ({
    ...{ method: 'DELETE', path, access, body: null, status: NOTHING },
    ...refusing,
  }),
};

/**
 * Fills the parameters of a path: `buildPath('/api/staff/:id', { id })`.
 * @throws when a parameter has no value, instead of calling `/api/staff/undefined`
 */
export function buildPath<Path extends string>(path: Path, params: PathParams<Path>): string {
  const values = new Map<string, string>(Object.entries(params));
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`No value for :${name} in ${path}`);
    return encodeURIComponent(value);
  });
}

/** Error body of the api: a message for the user, and messages per field. */
export interface ErrorReply {
  error: string;
  fields?: Record<string, string>;
  code?: string;
  /** The current record, when the change was based on an older version. */
  current?: object;
}
