import { number, object, string } from 'yup';
import { buildPath, endpoint, file, isIdParam, noContent, rangedFile, reply } from './endpoint.ts';

interface ThingReply {
  id: string;
}

const schema = object({
  name: string().required(),
  size: number().default(1),
  note: string().optional(),
  part: object({ left: string().default(''), right: string().default('') })
    .default(undefined)
    .optional(),
});

const listQuery = object({ search: string().default(''), limit: number().default(50) });

const thing = {
  list: endpoint.get('/api/things', 'client', reply<ThingReply[]>()),
  find: endpoint.find('/api/found', 'client', listQuery, reply<ThingReply[]>()),
  make: endpoint.post('/api/things', 'client', schema, reply<ThingReply>(201)),
  move: endpoint.post('/api/things/:id/parts/:partId', 'client', reply<ThingReply>()),
  remove: endpoint.delete('/api/things/:id', 'admin'),
};

type Types<One extends { types?: unknown }> = NonNullable<One['types']>;

/** Type check only. */
const input = <Value>(value: Value): Value => value;

describe('an endpoint', () => {
  it('describes the call for both ends', () => {
    expect(thing.list).toEqual({ method: 'GET', path: '/api/things', access: 'client', body: null, status: 200 });
    expect(thing.make).toMatchObject({ method: 'POST', body: schema, status: 201 });
    expect(thing.remove).toMatchObject({ method: 'DELETE', access: 'admin', body: null, status: 204 });
  });

  it('makes fields with defaults and optional fields optional in requests, nested ones included', () => {
    expect(input<Types<typeof thing.make>['sent']>({ name: 'a' })).toEqual({ name: 'a' });
    expect(input<Types<typeof thing.make>['sent']>({ name: 'a', part: { left: 'b' } }).part).toEqual({ left: 'b' });
    // @ts-expect-error the name is required
    input<Types<typeof thing.make>['sent']>({ size: 2 });
    // @ts-expect-error a size is a number
    input<Types<typeof thing.make>['sent']>({ name: 'a', size: '2' });
  });

  it('applies defaults to the parsed body', () => {
    const read = input<(body: Types<typeof thing.make>['read']) => number>((body) => body.size);
    expect(read({ name: 'a', size: 3, part: { left: '', right: '' } })).toBe(3);
  });

  it('types the response', () => {
    expect(input<Types<typeof thing.list>['answer']>([{ id: 'a' }])).toHaveLength(1);
    // @ts-expect-error a list was promised
    input<Types<typeof thing.list>['answer']>({ id: 'a' });
    // @ts-expect-error a delete has no response body
    input<Types<typeof thing.remove>['answer']>({ id: 'a' });
  });

  it('types the query', () => {
    expect(thing.find).toMatchObject({ method: 'GET', body: null, query: listQuery });
    expect(input<Types<typeof thing.find>['sent']>({ search: 'a' })).toEqual({ search: 'a' });
    const read = input<(query: Types<typeof thing.find>['read']) => number>((query) => query.limit);
    expect(read({ search: '', limit: 3 })).toBe(3);
    // @ts-expect-error a limit is a number
    input<Types<typeof thing.find>['sent']>({ limit: 'few' });
  });

  it('types path parameters', () => {
    expect(buildPath(thing.move.path, { id: 'a', partId: 'b' })).toBe('/api/things/a/parts/b');
    // @ts-expect-error the path has two parameters
    expect(() => buildPath(thing.move.path, { id: 'a' })).toThrow('No value for :partId');
    // @ts-expect-error the path has no such parameter
    buildPath(thing.remove.path, { id: 'a', thingId: 'b' });
  });

  it('accepts a body only where one is declared', () => {
    // @ts-expect-error GET takes no body
    endpoint.get('/api/things', 'client', schema, reply<ThingReply>());
    // @ts-expect-error unknown access level
    expect(endpoint.get('/api/things', 'guest', reply<ThingReply>()).access).toBe('guest');
  });
});

describe('isIdParam', () => {
  it.each(['id', 'clientId', 'ticketId'])('accepts %s', (name) => {
    expect(isIdParam(name)).toBe(true);
  });

  it.each(['name', 'paid', 'idea', 'grid', 'Idle', 'clientIdea'])('rejects %s', (name) => {
    expect(isIdParam(name)).toBe(false);
  });
});

describe('replies', () => {
  it('have a success status and additional error statuses', () => {
    const refusing = { errorStatuses: [409], errorFields: { current: true } };
    expect(reply()).toEqual({ status: 200 });
    expect(reply(201, refusing)).toEqual({ status: 201, ...refusing });
    expect(noContent()).toEqual({ status: 204 });
    expect(noContent(refusing)).toEqual({ status: 204, ...refusing });
    expect(file()).toEqual({ status: 200 });
  });

  it('with ranges include status 416', () => {
    expect(rangedFile()).toEqual({ status: 200, acceptsRanges: true, errorStatuses: [416] });
  });
});
