import { endpoint, reply } from '@skal/contracts/http/endpoint';
import { expectConsoleOutput } from '@skal/jest/helpers/failOnConsole.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { Lazy } from '../lazy/Lazy.ts';
import { createLazyResource } from '../lazy/resource.ts';
import { errorResponse, mockEndpoint } from '../mocks/mockEndpoint.ts';
import { mockNetwork } from '../testing/mockNetwork.ts';
import { makeStore } from '../testing/store.tsx';
import { createHooks } from './hooks.ts';
import { Screen } from './Screen.ts';

const dish = { list: endpoint.get('/api/dishes', 'client', reply<string[]>()) };
const price = { list: endpoint.get('/api/prices', 'client', reply<number[]>()) };
const { useListDishQuery } = createHooks({ dish });
const { useListPriceQuery } = createHooks({ price });

const server = mockNetwork();

function Menu() {
  const { data: dishes, isError } = useListDishQuery();
  // Depends on the first.
  const { data: prices } = useListPriceQuery(undefined, { skip: !dishes?.length });
  return <p>{isError ? 'Failed' : prices ? `${dishes} for ${prices}` : 'Loading'}</p>;
}

function draw() {
  const requests: string[] = [];
  const answer =
    <Reply,>(name: string, value: Reply) =>
    () => {
      requests.push(name);
      return value;
    };
  server.use(mockEndpoint(dish.list, answer('dishes', ['Soup'])), mockEndpoint(price.list, answer('prices', [60])));
  const page = (isShown: boolean) => (
    <Screen isShown={isShown}>
      <Suspense fallback={<p>Waiting</p>}>
        <Menu />
      </Suspense>
    </Screen>
  );
  const { rerender } = render(page(false), { wrapper: makeStore().Providers });
  return { requests, open: () => rerender(page(true)) };
}

describe('a screen that is rendered ahead', () => {
  it('is hidden, and complete when it is shown, without further requests', async () => {
    const { requests, open } = draw();
    const text = await screen.findByText('Soup for 60');
    expect(text).not.toBeVisible();
    expect(requests).toEqual(['dishes', 'prices']);
    open();
    expect(text).toBeVisible();
    expect(screen.getByText('Soup for 60')).toBe(text);
    expect(requests).toHaveLength(2);
  });

  it('is shown as it is before its data is there', async () => {
    const { requests, open } = draw();
    open();
    expect(await screen.findByText('Soup for 60')).toBeVisible();
    expect(requests).toEqual(['dishes', 'prices']);
  });

  it('loads the code of its parts, again if that failed', async () => {
    expectConsoleOutput(/gone/);
    let attempts = 0;
    const code = createLazyResource(async (): Promise<() => ReactNode> => {
      attempts += 1;
      if (attempts === 1) throw new Error('gone');
      return () => <p>The chart</p>;
    });
    const page = (isShown: boolean) => (
      <Screen isShown={isShown}>
        <Lazy resource={code} waiting={<p>Wait</p>} failed={() => <p>Failed</p>}>
          {(Chart) => <Chart />}
        </Lazy>
      </Screen>
    );
    const { rerender } = render(page(false));
    expect(await screen.findByText('Failed')).not.toBeVisible();
    rerender(page(true));
    expect(await screen.findByText('The chart')).toBeVisible();
    rerender(page(false));
    expect(screen.getByText('The chart')).not.toBeVisible();
    expect(attempts).toBe(2);
  });

  it('reads again what has failed, when it is shown', async () => {
    const { requests, open } = draw();
    server.use(mockEndpoint(dish.list, () => errorResponse(500, 'Not now')));
    expect(await screen.findByText('Failed')).not.toBeVisible();
    server.use(
      mockEndpoint(dish.list, () => {
        requests.push('dishes');
        return ['Fish'];
      }),
    );
    open();
    await waitFor(() => expect(screen.getByText('Fish for 60')).toBeVisible());
    expect(requests).toEqual(['dishes', 'prices']);
  });
});
