import { isId, newId } from './id.ts';

describe('newId', () => {
  it('makes UUIDs of version 7, each one after the one before', () => {
    const ids = Array.from({ length: 20_000 }, () => newId());
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(ids);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('begins with the time', () => {
    const now = Date.now() + 60_000;
    expect(Number.parseInt(newId(now).replace('-', '').slice(0, 12), 16)).toBe(now);
  });
});

describe('isId', () => {
  it.each([
    [newId(), true],
    ['', false],
    ['1', false],
    [newId().toUpperCase(), false],
    [`${newId()}x`, false],
  ])('%s: %s', (text, is) => {
    expect(isId(text)).toBe(is);
  });
});
