import { STEPS } from './steps.ts';

describe('the steps', () => {
  it('keep quarters of cores busy, whose sums are exact: a wide one would wait for a rest that never comes', () => {
    expect(STEPS.filter(({ cores }) => !Number.isInteger(cores * 4)).map(({ name }) => name)).toEqual([]);
  });

  it('have one with one worker beside one with two, which together are two cores, and never two with two', () => {
    const coresOf = (name: string) => STEPS.find((step) => step.name === name)?.cores ?? Number.NaN;
    for (const wide of ['pages-portal', 'unit']) {
      expect(coresOf('pages-portal') + coresOf(wide)).toBeGreaterThan(2);
      for (const beside of ['api-sqlite', 'api-mariadb', 'pictures-gallery', 'journeys-sqlite', 'journeys-mariadb'])
        expect(coresOf(wide) + coresOf(beside)).toBe(2);
    }
  });
});
