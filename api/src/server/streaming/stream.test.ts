import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Koa from 'koa';
import { waitFor } from '../../testing/waitFor.ts';
import type { ApiApp } from '../http/context.ts';
import { FileStream, RowStream, sendStream } from './stream.ts';

const ROW = { text: 'x'.repeat(1000) };

/** Endless rows that record how many were read, and whether reading has ended. */
function endless() {
  const state = { made: 0, isOver: false };
  async function* rows() {
    try {
      for (;;) {
        state.made += 1;
        yield Array.from({ length: 100 }, () => ROW);
      }
    } finally {
      state.isOver = true;
    }
  }
  return { state, rows };
}

describe('a streamed response', () => {
  let answers: () => RowStream<unknown> | FileStream;
  const app: ApiApp = new Koa();
  app.use((ctx) => sendStream(ctx, 200, answers()));
  const errors: string[] = [];
  app.on('error', (error: Error) => errors.push(error.message));
  const server = createServer(app.callback());
  let url: string;

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => errors.splice(0));
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
  });

  const open = async (): Promise<IncomingMessage> => (await once(get(url), 'response'))[0] as IncomingMessage;

  it.each([
    ['[]', []],
    ['[]', [[], []]],
    ['[1]', [[], [1], []]],
    ['[1,2,3]', [[1, 2], [3]]],
  ])('is the list %s, however it is batched', async (text, batches) => {
    answers = () =>
      new RowStream(
        (async function* () {
          yield* batches;
        })(),
      );
    const response = await fetch(url);
    expect([response.headers.get('content-type'), await response.text()]).toEqual([
      'application/json; charset=utf-8',
      text,
    ]);
  });

  it('is a file with a name', async () => {
    const parts = (async function* () {
      yield 'a';
      yield 'b';
    })();
    answers = () => new FileStream({ name: 'x.csv', type: 'text/csv', parts });
    const response = await fetch(url);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="x.csv"');
    expect(await response.text()).toBe('ab');
  });

  it('respects backpressure, and stops reading when the client disconnects', async () => {
    const { state, rows } = endless();
    answers = () => new RowStream(rows());
    const taken = await open();
    // The client does not read, so the buffers fill up.
    let before = -1;
    while (state.made > before) {
      before = state.made;
      for (let turn = 0; turn < 200; turn += 1) await nextTurn();
    }
    expect(state.isOver).toBe(false);
    taken.destroy();
    await waitFor(() => state.isOver, Boolean);
    expect(state.made).toBeLessThan(before + 100);
  });

  it('yields to other requests', async () => {
    const { state, rows } = endless();
    answers = () => new RowStream(rows());
    const taken = await open();
    taken.resume();
    const other = new RowStream(
      (async function* () {
        yield ['other'];
      })(),
    );
    answers = () => other;
    expect(await (await fetch(url)).json()).toEqual(['other']);
    expect(state.isOver).toBe(false);
    taken.destroy();
    await waitFor(() => state.isOver, Boolean);
  });

  it('breaks the connection on an error, so that the client detects truncation', async () => {
    answers = () =>
      new RowStream(
        (async function* () {
          yield [ROW];
          throw new Error('The database is gone');
        })(),
      );
    const response = await fetch(url);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
    expect(new Set(errors)).toEqual(new Set(['The database is gone']));
  });

  it('returns an error response when it fails before the first row', async () => {
    answers = () =>
      new RowStream(
        (async function* () {
          yield await Promise.reject(new Error('Out of reach'));
        })(),
      );
    expect((await fetch(url)).status).toBe(500);
  });
});
