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
});
