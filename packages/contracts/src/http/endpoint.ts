import type { ObjectSchema, Schema } from 'yup';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anyone, any signed-in account, a client, any operator, an owner of them, or a client's app by its key. */
export type Access = 'public' | 'signed-in' | 'client' | 'admin' | 'owner' | 'app';

type NamesIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | NamesIn<`/${Tail}`>
    : Rest
  : never;

/** The parameters of a path by name: `{ id: string }` of `/api/staff/:id`. */
export type PathParams<Path extends string> = Readonly<Record<NamesIn<Path>, string>>;

/** Whether a parameter of a path is an id, by its name; any other is a name that people gave. */
export const isIdParam = (parameter: string): boolean => /(?:^i|I)d$/.test(parameter);

/** A body that takes one of several forms, told apart by what is in it. */
export interface OneOf<Form extends Schema> {
  readonly forms: readonly Form[];
  /**
   * The form that a body means to have.
   * @throws ValidationError when it means none of them, or several
   */
  choose(raw: unknown): Form;
}

/** A body that is not JSON but the bytes of a file (`application/octet-stream`). */
export const binaryBody = { bytes: true } as const;

type Accepted = Schema | OneOf<Schema> | typeof binaryBody;

/** What stands behind the door once a schema has read the body: defaults filled in, unknown fields gone. */
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

/** What a caller sends: fields with a default, and those inside an optional part, may be left out. */
export type RequestOf<Body> =
  Body extends OneOf<infer Form>
    ? RequestOf<Form>
    : Body extends ObjectSchema<infer Read, infer _Context, infer Defaults, infer _Flags>
      ? { [Name in keyof RequestShape<Read, Defaults>]: RequestShape<Read, Defaults>[Name] }
      : Body extends typeof binaryBody
        ? Blob
        : never;

/** How an endpoint refuses, besides what follows from its kind (`errorStatusesOf`). */
export interface ErrorSpec {
  /** Statuses of its own, such as 409 where somebody may have been there first. */
  readonly errorStatuses?: readonly number[];
  /** What stands in every one of its refusals, besides the error. */
  readonly errorFields?: Readonly<Record<string, unknown>>;
}

/** The answer of a success. Its type exists for the type checker only; the registry of replies is made from it. */
export interface Reply<Value> extends ErrorSpec {
  readonly status: number;
  readonly acceptsRanges?: true;
  readonly type?: Value;
}

/** An answer in JSON: `reply<StaffReply>(201)`. Every reply type is an interface or a list of one. */
export const reply = <Value>(status = 200, refusing: ErrorSpec = {}): Reply<Value> => ({ status, ...refusing });

const NOTHING = 204;

/** An answer that is a file. */
export const file = (): Reply<Blob> => ({ status: 200 });

/** No answer but that it is done; there is more to it where headers say it. */
export const noContent = (refusing: ErrorSpec = {}): Reply<void> => ({ status: NOTHING, ...refusing });

/** One that may be asked for in parts (Range), such as by whoever was cut off. */
export const rangedFile = (): Reply<Blob> => ({ status: 200, acceptsRanges: true, errorStatuses: [416] });

/**
 * One call on the wire: everything that either end must know of it. `Sent` is what a caller sends, `Read` what the
 * server's command gets, `Answer` what comes back; all three are inferred from what the endpoint is described with.
 */
export interface Endpoint<Path extends string = string, Sent = unknown, Read = unknown, Answer = unknown>
  extends ErrorSpec {
  readonly method: Method;
  /** Path with `:name` for each parameter, for example `/api/staff/:id`. */
  readonly path: Path;
  readonly access: Access;
  /** How the body is read; null where there is none. */
  readonly body: Accepted | null;
  /** How the query of a read is read, where it takes one; `Sent` and `Read` are then those of the query. */
  readonly query?: Schema;
  /** The status of a success. */
  readonly status: number;
  /** Whether a part of the answer may be asked for, and is answered with 206. */
  readonly acceptsRanges?: true;
  readonly types?: { readonly sent: Sent; readonly read: Read; readonly answer: Answer };
}

/** The endpoints of one subject by action: the one thing that both ends of the wire are derived from. */
export type EndpointGroup = Readonly<Record<string, Endpoint>>;

/** An endpoint that changes nothing. */
export interface ReadEndpoint<Path extends string = string, Answer = unknown, Asked = unknown, Read = unknown>
  extends Endpoint<Path, Asked, Read, Answer> {
  readonly method: 'GET';
}

/** A call that changes something, with a body or without one. */
interface WriteEndpointBuilder {
  <Path extends string, Answer>(
    path: Path,
    access: Access,
    reply: Reply<Answer>,
  ): Endpoint<Path, undefined, undefined, Answer>;
  <Path extends string, Body extends Accepted, Answer>(
    path: Path,
    access: Access,
    body: Body,
    reply: Reply<Answer>,
  ): Endpoint<Path, RequestOf<Body>, ReadBy<Body>, Answer>;
}

const telling =
  (method: Method): WriteEndpointBuilder =>
  (path: string, access: Access, ...[first, last]: [Reply<unknown>] | [Accepted, Reply<unknown>]) =>
    last
      ? { method, path, access, body: first as Accepted, ...last }
      : { method, path, access, body: null, ...(first as Reply<unknown>) };

/**
 * Describes calls: `endpoint.post('/api/staff', 'client', addStaffSchema, reply<StaffReply>(201))`. A subject's
 * endpoints stand in one group, and one name means the same everywhere: `staff.add` is answered by
 * `route(staff.add, …)` and called by the hook `useAddStaffMutation`.
 */
export const endpoint = {
  get: <Path extends string, Answer>(
    path: Path,
    access: Access,
    answer: Reply<Answer>,
  ): ReadEndpoint<Path, Answer, undefined, undefined> => ({ method: 'GET', path, access, body: null, ...answer }),
  /** Reads what a query asks for; every field of the query may be left out. */
  find: <Path extends string, Query extends Schema, Answer>(
    path: Path,
    access: Access,
    query: Query,
    answer: Reply<Answer>,
  ): ReadEndpoint<Path, Answer, Partial<RequestOf<Query>>, ReadBy<Query>> => ({
    ...{ method: 'GET', path, access, body: null, query },
    ...answer,
  }),
  post: telling('POST'),
  put: telling('PUT'),
  patch: telling('PATCH'),
  /** Takes something away; there is nothing to say about it afterwards. */
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
 * @throws when a parameter has no value, because a call to `/api/staff/undefined` helps nobody.
 */
export function buildPath<Path extends string>(path: Path, params: PathParams<Path>): string {
  const values = new Map<string, string>(Object.entries(params));
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`No value for :${name} in ${path}`);
    return encodeURIComponent(value);
  });
}

/** Every refusal of the api: a sentence for a person, and which fields it is about. */
export interface ErrorReply {
  error: string;
  fields?: Record<string, string>;
  code?: string;
  /** How the record is now, where it is no longer what the change was made on. */
  current?: object;
}
