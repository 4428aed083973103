import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Koa from 'koa';
import { waitFor } from '../../testing/waitFor.ts';
import type { ApiApp } from '../http/context.ts';
import { FileStream, RowStream, sendStream } from './stream.ts';

const ROW = { text: 'x'.repeat(1000) };

/** Rows without an end, that tell how many were read and whether somebody still wants some. */
function endless() {
  const told = { made: 0, isOver: false };
  async function* rows() {
    try {
      for (;;) {
        told.made += 1;
        yield Array.from({ length: 100 }, () => ROW);
      }
    } finally {
      told.isOver = true;
    }
  }
  return { told, rows };
}

describe('an answer that is streamed', () => {
  let answers: () => RowStream<unknown> | FileStream;
  const app: ApiApp = new Koa();
  app.use((ctx) => sendStream(ctx, 200, answers()));
  const complaints: string[] = [];
  app.on('error', (error: Error) => complaints.push(error.message));
  const server = createServer(app.callback());
  let url: string;

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => complaints.splice(0));
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
  ])('is the list %s, whatever came at once', async (text, batches) => {
    answers = () =>
      new RowStream(
        (async function* () {
          yield* batches;
        })(),
      );
    const answer = await fetch(url);
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual([
      'application/json; charset=utf-8',
      text,
    ]);
  });

  it('is a file with its name', async () => {
    const parts = (async function* () {
      yield 'a';
      yield 'b';
    })();
    answers = () => new FileStream({ name: 'x.csv', type: 'text/csv', parts });
    const answer = await fetch(url);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="x.csv"');
    expect(await answer.text()).toBe('ab');
  });

  it('reads no faster than it is taken, and ends the reading when the caller leaves', async () => {
    const { told, rows } = endless();
    answers = () => new RowStream(rows());
    const taken = await open();
    // Nobody takes it: what lies between the two ends is full before long.
    let before = -1;
    while (told.made > before) {
      before = told.made;
      for (let turn = 0; turn < 200; turn += 1) await nextTurn();
    }
    expect(told.isOver).toBe(false);
    taken.destroy();
    await waitFor(() => told.isOver, Boolean);
    expect(told.made).toBeLessThan(before + 100);
  });

  it('gives every other request its turn', async () => {
    const { told, rows } = endless();
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
    expect(told.isOver).toBe(false);
    taken.destroy();
    await waitFor(() => told.isOver, Boolean);
  });

  it('is broken off by a fault, so that nobody takes a part for the whole', async () => {
    answers = () =>
      new RowStream(
        (async function* () {
          yield [ROW];
          throw new Error('The database is gone');
        })(),
      );
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow('terminated');
    expect(new Set(complaints)).toEqual(new Set(['The database is gone']));
  });

  it('is a refusal when the fault comes before the first row', async () => {
    answers = () =>
      new RowStream(
        (async function* () {
          yield await Promise.reject(new Error('Out of reach'));
        })(),
      );
    expect((await fetch(url)).status).toBe(500);
  });
});
