import { getMinId, isId, newId } from './id.ts';

describe('newId', () => {
  it('creates UUIDs of version 7 in ascending order', () => {
    const ids = Array.from({ length: 20_000 }, () => newId());
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(ids);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('starts with the timestamp', () => {
    const timeOf = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);
    const before = timeOf(newId());
    const [from, id, to] = [Date.now(), newId(), Date.now()];
    // Ids created in the same millisecond may use the next one.
    expect(timeOf(id)).toBeGreaterThanOrEqual(Math.max(before, from));
    expect(timeOf(id)).toBeLessThanOrEqual(Math.max(before, to) + 1);
  });
});

describe('getMinId', () => {
  it('separates ids before a time from later ones', () => {
    const id = newId();
    const time = Number.parseInt(id.replace('-', '').slice(0, 12), 16);
    expect([getMinId(time - 1) < id, getMinId(time) < id, getMinId(time + 1) < id]).toEqual([true, true, false]);
  });
});

describe('isId', () => {
  it.each([
    [newId(), true],
    ['', false],
    ['1', false],
    ['constructor', false],
    ['00000000-0000-0000-0000-00000000000g', false],
    [newId().toUpperCase(), false],
    [`${newId()}x`, false],
  ])('%s: %s', (text, is) => {
    expect(isId(text)).toBe(is);
  });
});
