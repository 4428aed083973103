import type { ApiContext } from '../../server/http/context.ts';
import { createHealthEndpoints } from './health.ts';

describe('GET /healthz/ready', () => {
  let time = 0;
  let checks = 0;
  let isReady = true;
  let isDraining = false;
  const response = createHealthEndpoints({
    isReady: async () => {
      checks += 1;
      return isReady;
    },
    isDraining: () => isDraining,
    now: () => time,
  });
  const ask = async () => {
    const ctx = { path: '/healthz/ready', set: () => undefined, status: 0 } as unknown as ApiContext;
    await response(ctx, async () => undefined);
    return ctx.status;
  };

  it('queries the database at most once a second', async () => {
    expect(await Promise.all(Array.from({ length: 100 }, ask))).toEqual(Array(100).fill(200));
    isReady = false;
    time = 999;
    expect([await ask(), checks]).toEqual([200, 1]);
    time = 1_000;
    expect([await ask(), await ask(), checks]).toEqual([503, 503, 2]);
  });

  it('reports draining at once', async () => {
    isReady = true;
    time = 2_000;
    expect(await ask()).toBe(200);
    isDraining = true;
    expect(await ask()).toBe(503);
  });
});
