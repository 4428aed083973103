import { message } from '../../testing/fixtures/requestBodies.ts';
import type { Overrides } from '../../testing/index.ts';
import { type MultiProcessApi, startMultiProcessApi } from '../../testing/processes/multiProcess.ts';
import { waitFor } from '../../testing/waitFor.ts';

/** The status of one form; one process after the other is asked. */
const send = async (site: MultiProcessApi, from: string) =>
  (await site.client().post('/api/contact', message, { headers: { 'x-forwarded-for': from } })).status;

/** How many of a burst, spread over all processes, are let through. */
async function burst(site: MultiProcessApi, count: number, from = '5.5.5.5'): Promise<number> {
  const statuses = await Promise.all(Array.from({ length: count }, () => send(site, from)));
  expect(new Set(statuses)).toEqual(new Set([201, 429]));
  return statuses.filter((status) => status === 201).length;
}

describe('limits of all processes together', () => {
  let site: MultiProcessApi | undefined;
  const start = async (points: number) => {
    const settings: Overrides = { trustedProxies: ['127.0.0.1'], limits: { forms: { points, seconds: 600 } } };
    site = await startMultiProcessApi(settings);
    return site;
  };
  afterEach(() => site?.close());

  it('2.4.1: lets through exactly the rate of a burst, and nothing more in any process', async () => {
    const started = await start(20);
    expect(await burst(started, 60)).toBe(20);
    expect(await started.api.rows('SELECT id FROM inquiries')).toHaveLength(20);
    for (let index = 0; index < 4; index += 1) expect(await send(started, '5.5.5.5')).toBe(429);
    expect(await send(started, '5.5.5.6')).toBe(201);
  });

  it('2.4.1: counts at once what another process let through', async () => {
    const started = await start(4);
    for (let index = 0; index < 4; index += 1) expect(await send(started, '6.6.6.6')).toBe(201);
    for (let index = 0; index < 2; index += 1) expect(await send(started, '6.6.6.6')).toBe(429);
  });

  it('what was refused is counted nowhere, and takes no place from what is right', async () => {
    const started = await start(6);
    const headers = { 'x-forwarded-for': '7.7.7.7' };
    const sendAs = (email: string) => started.client().post('/api/contact', { ...message, email }, { headers });
    const wrong = Array.from({ length: 30 }, () => sendAs('no address'));
    for (const { status } of await Promise.all(wrong)) expect([400, 429]).toContain(status);
    const right = async () => (await sendAs('visitor@example.dk')).status;
    for (let index = 0; index < 6; index += 1) expect(await waitFor(right, (status) => status === 201)).toBe(201);
    expect(await right()).toBe(429);
  });
});
