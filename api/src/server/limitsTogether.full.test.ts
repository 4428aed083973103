import { message } from '../testing/bodies.ts';
import type { Overrides } from '../testing/index.ts';
import { startTogether, type Together } from '../testing/together.ts';
import { until } from '../testing/until.ts';

/** How many of a burst, spread over all processes, are let through. */
async function burst(site: Together, count: number, from = '5.5.5.5'): Promise<number> {
  const send = () => site.client().post('/api/contact', message, { headers: { 'x-forwarded-for': from } });
  const answers = await Promise.all(Array.from({ length: count }, send));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 429]));
  return answers.filter(({ status }) => status === 201).length;
}

describe('limits of all processes together', () => {
  let site: Together | undefined;
  const start = async (points: number) => {
    const settings: Overrides = { trustedProxies: ['127.0.0.1'], limits: { forms: { points, seconds: 600 } } };
    site = await startTogether(settings);
    return site;
  };
  afterEach(() => site?.close());

  it('2.4.1: of a burst exactly as many are let through as one process may', async () => {
    const started = await start(8);
    expect(await burst(started, 40)).toBe(8);
    expect(await started.api.rows('SELECT id FROM inquiries')).toHaveLength(8);
  });

  it('2.4.1: of a high rate at most a tenth more, and nothing once it is known', async () => {
    const started = await start(20);
    let passed = await burst(started, 60);
    const counted = () => started.api.rows<{ points: number }>('SELECT points FROM rate_limits');
    const isCounted = ([row]: { points: number }[]) => Number(row?.points) === passed;
    const send = async (from: string) =>
      (await started.client().post('/api/contact', message, { headers: { 'x-forwarded-for': from } })).status;
    // Those who were refused had been counted for a moment, so there may be room for one or two more.
    for (let status = 201; status === 201; ) {
      if (started.place.databaseUrl) await until(counted, isCounted);
      status = await send('5.5.5.5');
      if (status === 201) passed += 1;
    }
    expect(passed).toBeGreaterThanOrEqual(20);
    expect(passed).toBeLessThanOrEqual(22);
    for (let index = 0; index < 4; index += 1) expect(await send('5.5.5.5')).toBe(429);
    expect(await send('5.5.5.6')).toBe(201);
  });

  it('2.4.1: what one process let through the other knows within a second', async () => {
    const started = await start(20);
    if (!started.place.databaseUrl) return expect(started.api.api.parts.db.kind).toBe('sqlite');
    const headers = { 'x-forwarded-for': '6.6.6.6' };
    const here = () => started.api.client().post('/api/contact', message, { headers });
    for (let index = 0; index < 20; index += 1) expect((await here()).status).toBe(201);
    const counted = () => started.api.rows<{ points: number }>('SELECT points FROM rate_limits');
    await until(counted, ([row]) => Number(row?.points) === 20, 1000);
    started.client();
    const elsewhere = await started.client().post('/api/contact', message, { headers });
    expect(elsewhere.status).toBe(429);
  });

  it('what was refused is counted nowhere, and takes no place from what is right', async () => {
    const started = await start(6);
    const headers = { 'x-forwarded-for': '7.7.7.7' };
    const send = (email: string) => started.client().post('/api/contact', { ...message, email }, { headers });
    const wrong = Array.from({ length: 30 }, () => send('no address'));
    for (const { status } of await Promise.all(wrong)) expect([400, 429]).toContain(status);
    const right = async () => (await send('visitor@example.dk')).status;
    for (let index = 0; index < 6; index += 1) expect(await until(right, (status) => status === 201)).toBe(201);
    expect(await right()).toBe(429);
  });
});
