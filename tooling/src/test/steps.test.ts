import { schedule } from './schedule.ts';
import { STEPS } from './steps.ts';

describe('the steps', () => {
  it('keep quarters of cores busy, whose sums are exact: a wide one would wait for a rest that never comes', () => {
    expect(STEPS.filter(({ cores }) => !Number.isInteger(cores * 4)).map(({ name }) => name)).toEqual([]);
  });

  it('leave room for what computes beside what waits: pages and journeys, or pages and the api, are two cores at most', () => {
    const coresOf = (name: string) => STEPS.find((step) => step.name === name)?.cores ?? Number.NaN;
    for (const beside of ['api-sqlite', 'api-mariadb', 'journeys-sqlite'])
      expect(coresOf('pages-portal') + coresOf(beside)).toBeLessThanOrEqual(2);
    expect(2 * coresOf('pages-portal')).toBeGreaterThan(2);
  });

  it('have something beside each of the pages on two cores, and nothing that keeps pages from beginning', async () => {
    const isPages = (name: string) => name.startsWith('pages-');
    const running = new Set<string>();
    const beside: Record<string, string[]> = {};
    const run = async ({ name }: (typeof STEPS)[number]) => {
      if (isPages(name)) beside[name] = [...running];
      running.add(name);
      // Pages take as long as what stands beside them, on the whole.
      await new Promise((resolve) => setImmediate(resolve));
      running.delete(name);
      return { passed: true };
    };
    const steps = STEPS.filter(({ long }) => !long);
    const order = [...(await schedule(steps, 2, run, () => ({ passed: false }))).keys()];
    expect(order.findIndex(isPages)).toBeLessThan(order.findIndex((name) => name.startsWith('journeys-')));
    expect(Object.values(beside).filter((names) => names.length > 1)).toEqual([]);
    expect(Object.keys(beside)).toEqual(steps.map(({ name }) => name).filter(isPages));
  });
});
