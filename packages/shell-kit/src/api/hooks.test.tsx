import { endpoint, reply } from '@skal/contracts/http/endpoint';
import { act, renderHook, waitFor } from '@testing-library/react';
import { object, string } from 'yup';
import { errorResponse, mockEndpoint } from '../mocks/mockEndpoint.ts';
import { mockNetwork } from '../testing/mockNetwork.ts';
import { makeStore } from '../testing/store.tsx';
import { createHooks } from './hooks.ts';

interface ThingReply {
  id: string;
  name: string;
}

const thing = {
  list: endpoint.get('/api/things', 'client', reply<ThingReply[]>()),
  make: endpoint.post('/api/things', 'client', object({ name: string().required() }), reply<ThingReply>(201)),
  remove: endpoint.delete('/api/things/:id', 'client'),
};
const catalog = { read: endpoint.get('/api/catalog', 'client', reply<{ things: number }>()) };

const searched = object({ search: string().default(''), kind: string().default('') });
const found = { list: endpoint.find('/api/found', 'client', searched, reply<ThingReply[]>()) };
const { useListFoundQuery } = createHooks({ found });

const { useListThingQuery, useMakeThingMutation, useRemoveThingMutation } = createHooks({ thing }, { catalog });
const { useReadCatalogQuery } = createHooks({ catalog });

const server = mockNetwork();

function open() {
  const use = () => ({
    list: useListThingQuery(),
    catalog: useReadCatalogQuery(),
    make: useMakeThingMutation()[0],
    remove: useRemoveThingMutation()[0],
  });
  return renderHook(use, { wrapper: makeStore().Providers }).result;
}

const failureOf = (call: Promise<unknown>): Promise<unknown> => call.then(() => null).catch((cause: unknown) => cause);

describe('the hooks of a group', () => {
  it('fetch what is requested, and skip what is not', async () => {
    const requests: unknown[] = [];
    server.use(
      mockEndpoint(found.list, ({ body, request }) => {
        requests.push([new URL(request.url).search, body]);
        return [{ id: 'a', name: body.search }];
      }),
    );
    const use = () => useListFoundQuery({ query: { search: 'rosé & brie', kind: '' } });
    const { result } = renderHook(use, { wrapper: makeStore().Providers });
    await waitFor(() => expect(result.current.data).toEqual([{ id: 'a', name: 'rosé & brie' }]));
    const all = renderHook(() => useListFoundQuery(), { wrapper: makeStore().Providers });
    await waitFor(() => expect(all.result.current.data).toEqual([{ id: 'a', name: '' }]));
    expect(requests).toEqual([
      ['?search=ros%C3%A9+%26+brie', { search: 'rosé & brie', kind: '' }],
      ['', { search: '', kind: '' }],
    ]);
  });

  it('query, mutate, and refetch what a success has changed, other subjects included', async () => {
    const things: ThingReply[] = [{ id: 'a', name: 'Glass' }];
    server.use(
      mockEndpoint(thing.list, () => things),
      mockEndpoint(catalog.read, () => ({ things: things.length })),
      mockEndpoint(thing.make, ({ body }) => {
        const made = { id: 'b', name: body.name };
        things.push(made);
        return made;
      }),
      mockEndpoint(thing.remove, ({ params }) => void things.splice(things.findIndex(({ id }) => id === params.id))),
    );
    const result = open();
    await waitFor(() => expect(result.current.catalog.data).toEqual({ things: 1 }));
    const made = await act(() => result.current.make({ body: { name: 'Cork' } }).unwrap());
    expect(made).toEqual({ id: 'b', name: 'Cork' });
    await waitFor(() => expect(result.current.list.data).toHaveLength(2));
    await waitFor(() => expect(result.current.catalog.data).toEqual({ things: 2 }));
    await act(() => result.current.remove({ params: { id: 'b' } }).unwrap());
    await waitFor(() => expect(result.current.list.data).toEqual([{ id: 'a', name: 'Glass' }]));
  });

  it('refetch nothing after an error', async () => {
    let requests = 0;
    server.use(
      mockEndpoint(thing.list, () => {
        requests += 1;
        return [];
      }),
      mockEndpoint(catalog.read, () => ({ things: 0 })),
      mockEndpoint(thing.make, () => errorResponse(409, 'There is one already')),
    );
    const result = open();
    await waitFor(() => expect(result.current.list.isSuccess).toBe(true));
    const failure = await act(() => failureOf(result.current.make({ body: { name: 'Cork' } }).unwrap()));
    expect(failure).toMatchObject({ status: 409, serverMessage: 'There is one already' });
    expect(requests).toBe(1);
  });

  it('mocked endpoints reject what the schema rejects', async () => {
    server.use(
      mockEndpoint(thing.list, () => []),
      mockEndpoint(catalog.read, () => ({ things: 0 })),
      mockEndpoint(thing.make, ({ body }) => ({ id: 'b', name: body.name })),
    );
    const result = open();
    const failure = await act(() => failureOf(result.current.make({ body: { name: '' } }).unwrap()));
    expect(failure).toMatchObject({ status: 400, fields: { name: 'name is a required field' } });
  });

  it('do not compile with inputs that the contract lacks', () => {
    const rejectedByTypes = (hooks: ReturnType<typeof open>['current']) => {
      // @ts-expect-error a thing has a name
      void hooks.make({ body: { title: 'Cork' } });
      // @ts-expect-error the path has a parameter
      void hooks.remove();
      // @ts-expect-error a wrong parameter
      void hooks.remove({ params: { thingId: 'b' } });
      // @ts-expect-error the list contains things
      hooks.list.data satisfies string[] | undefined;
      // @ts-expect-error the action is called make
      createHooks({ thing }).useAddThingMutation;
      // @ts-expect-error a mocked list is a list
      mockEndpoint(thing.list, () => ({ id: 'a', name: 'Glass' }));
    };
    expect(rejectedByTypes).toBeInstanceOf(Function);
  });
});
