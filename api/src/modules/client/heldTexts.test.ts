import { HeldTexts } from './heldTexts.ts';

const record = (id: number, search: string, digits = '') => ({ id: String(id), search, digits });

/** So many that the texts have been put behind each other, and some that are new since. */
const held = (most = 100) => {
  const texts = new HeldTexts(most);
  texts.put(Array.from({ length: 600 }, (_, index) => record(index, `bar ${index}\nkaren`, `20${index}`)));
  texts.put([record(600, 'bar 600\nåse 🍷')]);
  return texts;
};
const find = (texts: HeldTexts, text: string, digits = '') => {
  const { ids, count } = texts.find({ text, digits });
  return ids ? ids.toSorted() : count;
};

describe('texts that are held', () => {
  it.each([
    ['bar 59', ['59', '590', '591', '592', '593', '594', '595', '596', '597', '598', '599']],
    ['bar 600', ['600']],
    ['🍷', ['600']],
    ['0\nkaren', expect.any(Array)],
    ['karenbar', []],
    ['constructor', []],
  ])('are found by any part: %j', (text, ids) => {
    expect(find(held(), text)).toEqual(ids);
  });

  it('are found by digits as well, each of them once', () => {
    expect(find(held(), 'bar 5', '20599')).toEqual(find(held(), 'bar 5'));
    expect(find(held(), 'nobody', '20599')).toEqual(['599']);
  });

  it('are counted, and not named where they are too many', () => {
    expect(find(held(), 'bar')).toBe(601);
    expect(find(held(3), 'bar 600')).toEqual(['600']);
    expect(find(held(10), 'bar 59')).toBe(11);
    expect(find(held(11), 'bar 59')).toHaveLength(11);
  });

  it('are found as they are now, and no longer when they are forgotten', () => {
    const texts = held();
    texts.put([record(7, 'vinhus'), record(600, 'ølhus')]);
    texts.forget('8');
    expect([find(texts, 'bar 7\n'), find(texts, 'bar 8\n'), find(texts, 'bar 600')]).toEqual([[], [], []]);
    expect([find(texts, 'vinhus'), find(texts, 'ølhus')]).toEqual([['7'], ['600']]);
    expect(find(texts, 'karen')).toBe(598);
  });
});
