import { jest } from '@jest/globals';
import { LOAD_TIMEOUT_MS } from './loadTimeout.ts';
import { createLazyResource, keepFirstPage } from './resource.ts';

const never = () => new Promise<string>(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('a lazy resource', () => {
  it('loads once, however often it is read', async () => {
    const load = jest.fn(async () => 'page');
    const resource = createLazyResource(load);
    expect(resource.status()).toBe('idle');
    expect(await Promise.all([resource.load(), resource.load()])).toEqual(['page', 'page']);
    expect(load).toHaveBeenCalledTimes(1);
    expect(resource.status()).toBe('ready');
  });

  it('loads only when it is near, on a first page that the server rendered; on others at once', async () => {
    const load = jest.fn(async () => 'chart');
    keepFirstPage(true);
    const resource = createLazyResource(load, { loadsWhenNear: true });
    const reading = resource.load();
    expect(() => resource.readOrSuspend()).toThrow();
    expect(load).not.toHaveBeenCalled();
    resource.prefetch();
    expect(await reading).toBe('chart');
    keepFirstPage(false);
    expect(await createLazyResource(load, { loadsWhenNear: true }).load()).toBe('chart');
  });

  it('fails on its timeout, before a visitor has waited 10 s', async () => {
    const resource = createLazyResource(never);
    const reading = expect(resource.load()).rejects.toThrow('The files did not arrive in time');
    await jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
    await reading;
    expect(resource.status()).toBe('failed');
    expect(LOAD_TIMEOUT_MS).toBeLessThan(10_000);
  });

  it('recovers when files arrive after the timeout', async () => {
    let arrive: (page: string) => void = () => undefined;
    const resource = createLazyResource(() => new Promise<string>((resolve) => (arrive = resolve)));
    resource.load().catch(() => undefined);
    await jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
    const seen: string[] = [];
    resource.subscribe(() => seen.push(resource.status()));
    arrive('late page');
    await jest.advanceTimersByTimeAsync(0);
    expect(seen).toEqual(['ready']);
    expect(await resource.load()).toBe('late page');
  });

  it('is retried on request, with the number of the attempt', async () => {
    const load = jest.fn(async (attempt: number) => {
      if (attempt === 0) throw new Error('gone');
      return `attempt ${attempt}`;
    });
    const resource = createLazyResource(load);
    await expect(resource.load()).rejects.toThrow('gone');
    resource.retry();
    expect(await resource.load()).toBe('attempt 1');
  });

  it('does not reject if it is patient: the content stays until it has loaded', async () => {
    const load = jest.fn(async (attempt: number) => {
      if (attempt === 0) throw new Error('gone');
      return 'page';
    });
    const resource = createLazyResource(load, { isPatient: true });
    const first = resource.load();
    await jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
    expect(resource.status()).toBe('failed');
    resource.retry();
    expect(await first).toBe('page');
  });

  it('can be prefetched, and is loaded again if that failed', async () => {
    const load = jest.fn(async (attempt: number) => {
      if (attempt === 0) throw new Error('gone');
      return 'page';
    });
    const resource = createLazyResource(load);
    resource.prefetch();
    resource.prefetch();
    await jest.advanceTimersByTimeAsync(0);
    expect([load.mock.calls.length, resource.status()]).toEqual([1, 'failed']);
    resource.prefetch();
    expect(await resource.load()).toBe('page');
  });
});
