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

const asked = object({ search: string().default(''), limit: number().default(50) });

const thing = {
  list: endpoint.get('/api/things', 'client', reply<ThingReply[]>()),
  find: endpoint.find('/api/found', 'client', asked, reply<ThingReply[]>()),
  make: endpoint.post('/api/things', 'client', schema, reply<ThingReply>(201)),
  move: endpoint.post('/api/things/:id/parts/:partId', 'client', reply<ThingReply>()),
  remove: endpoint.delete('/api/things/:id', 'admin'),
};

type Types<One extends { types?: unknown }> = NonNullable<One['types']>;

/** Compiles when a value has the type; nothing happens at run time. */
const typed = <Value>(value: Value): Value => value;

describe('an endpoint', () => {
  it('says all that either end must know', () => {
    expect(thing.list).toEqual({ method: 'GET', path: '/api/things', access: 'client', body: null, status: 200 });
    expect(thing.make).toMatchObject({ method: 'POST', body: schema, status: 201 });
    expect(thing.remove).toMatchObject({ method: 'DELETE', access: 'admin', body: null, status: 204 });
  });

  it('what is sent may lack what has a default or is optional, inside a part as well', () => {
    expect(typed<Types<typeof thing.make>['sent']>({ name: 'a' })).toEqual({ name: 'a' });
    expect(typed<Types<typeof thing.make>['sent']>({ name: 'a', part: { left: 'b' } }).part).toEqual({ left: 'b' });
    // @ts-expect-error the name is required
    typed<Types<typeof thing.make>['sent']>({ size: 2 });
    // @ts-expect-error a size is a number
    typed<Types<typeof thing.make>['sent']>({ name: 'a', size: '2' });
  });

  it('what is read has its defaults', () => {
    const read = typed<(body: Types<typeof thing.make>['read']) => number>((body) => body.size);
    expect(read({ name: 'a', size: 3, part: { left: '', right: '' } })).toBe(3);
  });

  it('what comes back is what was promised', () => {
    expect(typed<Types<typeof thing.list>['answer']>([{ id: 'a' }])).toHaveLength(1);
    // @ts-expect-error a list was promised
    typed<Types<typeof thing.list>['answer']>({ id: 'a' });
    // @ts-expect-error there is nothing to say about what is gone
    typed<Types<typeof thing.remove>['answer']>({ id: 'a' });
  });

  it('may be asked for less, and knows what it was asked', () => {
    expect(thing.find).toMatchObject({ method: 'GET', body: null, query: asked });
    expect(typed<Types<typeof thing.find>['sent']>({ search: 'a' })).toEqual({ search: 'a' });
    const read = typed<(query: Types<typeof thing.find>['read']) => number>((query) => query.limit);
    expect(read({ search: '', limit: 3 })).toBe(3);
    // @ts-expect-error a limit is a number
    typed<Types<typeof thing.find>['sent']>({ limit: 'few' });
  });

  it('parameters come from the path', () => {
    expect(buildPath(thing.move.path, { id: 'a', partId: 'b' })).toBe('/api/things/a/parts/b');
    // @ts-expect-error there are two
    expect(() => buildPath(thing.move.path, { id: 'a' })).toThrow('No value for :partId');
    // @ts-expect-error and none of that name
    buildPath(thing.remove.path, { id: 'a', thingId: 'b' });
  });

  it('has no body where nothing is told', () => {
    // @ts-expect-error reading takes no body
    endpoint.get('/api/things', 'client', schema, reply<ThingReply>());
    // @ts-expect-error nobody may be called that
    expect(endpoint.get('/api/things', 'guest', reply<ThingReply>()).access).toBe('guest');
  });
});

describe('a parameter of a path', () => {
  it.each(['id', 'clientId', 'ticketId'])('%s is an id by its name', (name) => {
    expect(isIdParam(name)).toBe(true);
  });

  it.each(['name', 'paid', 'idea', 'grid', 'Idle', 'clientIdea'])('%s is none', (name) => {
    expect(isIdParam(name)).toBe(false);
  });
});

describe('what an endpoint answers', () => {
  it('says the status of its success, and how it refuses besides', () => {
    const refusing = { errorStatuses: [409], errorFields: { current: true } };
    expect(reply()).toEqual({ status: 200 });
    expect(reply(201, refusing)).toEqual({ status: 201, ...refusing });
    expect(noContent()).toEqual({ status: 204 });
    expect(noContent(refusing)).toEqual({ status: 204, ...refusing });
    expect(file()).toEqual({ status: 200 });
  });

  it('in parts refuses a part that is not there', () => {
    expect(rangedFile()).toEqual({ status: 200, acceptsRanges: true, errorStatuses: [416] });
  });
});
