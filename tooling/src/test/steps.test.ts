import { STEPS } from './steps.ts';

describe('the steps', () => {
  it('keep quarters of cores busy, whose sums are exact: a wide one would wait for a rest that never comes', () => {
    expect(STEPS.filter(({ cores }) => !Number.isInteger(cores * 4)).map(({ name }) => name)).toEqual([]);
  });

  it('have one with one worker beside one with two: what is left of two cores by either is too little for another', () => {
    const coresOf = (name: string) => STEPS.find((step) => step.name === name)?.cores ?? Number.NaN;
    for (const wide of ['pages-portal', 'unit'])
      for (const beside of ['api-sqlite', 'api-mariadb', 'pictures-gallery', 'journeys-sqlite', 'journeys-mariadb'])
        expect(coresOf(wide) + coresOf(beside)).toBe(2);
  });
});
