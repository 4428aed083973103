import { greeting } from './fixtures/greeting.ts';

describe('the node preset', () => {
  it('runs TypeScript as ES modules, with a package of ours read from its source', async () => {
    const contracts = await import('@skal/contracts');
    expect(Object.keys(contracts).length).toBeGreaterThan(0);
    expect(greeting('Skal')).toBe('Hej Skal');
    expect(import.meta.url).toMatch(/presets\.test\.ts$/);
  });

  it('has the jest object as a global', () => {
    const spy = jest.fn(() => 1);
    expect(spy()).toBe(1);
  });
});
