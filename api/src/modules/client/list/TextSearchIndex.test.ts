import { TextSearchIndex } from './TextSearchIndex.ts';

const record = (id: number, search: string, change: object = {}) => ({
  ...{ id: String(id), search, digits: `20${id}`, status: 0, plan: id % 3, loginDown: id },
  ...change,
});

/** Enough records to trigger a rebuild of the concatenated text, plus one that was added later. */
const createIndex = () => {
  const texts = new TextSearchIndex();
  texts.put(Array.from({ length: 600 }, (_, index) => record(index, `bar ${index}\nkaren`)));
  texts.put([record(600, 'bar 600\nåse 🍷', { status: 2 })]);
  return texts;
};
const find = (texts: TextSearchIndex, text: string, narrowed: object = {}, limit = 100) =>
  texts.find({ text, digits: '', status: undefined, plan: undefined, ...narrowed }, limit);
const ids = (...found: Parameters<typeof find>) => find(...found).ids;

describe('TextSearchIndex', () => {
  it.each([
    ['bar 59', ['599', '598', '597', '596', '595', '594', '593', '592', '591', '590', '59']],
    ['bar 600', ['600']],
    ['🍷', ['600']],
    ['ar 8\nka', ['8']],
    ['karenbar', []],
    ['constructor', []],
  ])('finds any substring, latest sign-in first: %j', (text, found) => {
    expect(find(createIndex(), text)).toEqual({ ids: found, count: found.length });
  });

  it('finds digits too, each record once, and applies the filters', () => {
    expect(ids(createIndex(), 'bar 599', { digits: '20599' })).toEqual(['599']);
    expect(ids(createIndex(), 'unknown', { digits: '20599' })).toEqual(['599']);
    expect(ids(createIndex(), 'bar 59', { plan: 2 })).toEqual(['599', '596', '593', '590', '59']);
    expect(find(createIndex(), 'bar', { status: 2 })).toEqual({ ids: ['600'], count: 1 });
  });

  it('counts all matches and returns only the first ids', () => {
    expect(find(createIndex(), 'bar', {}, 3)).toEqual({ ids: ['600', '599', '598'], count: 601 });
    expect(find(createIndex(), 'bar', {}, 0)).toEqual({ ids: [], count: 601 });
    const tied = createIndex();
    tied.put(Array.from({ length: 600 }, (_, index) => record(index, `bar ${index}\nkaren`, { loginDown: 0 })));
    expect(ids(tied, 'karen', {}, 3)).toEqual(['99', '98', '97']);
  });

  it('finds current texts only, and none after removal', () => {
    const texts = createIndex();
    texts.put([record(7, 'vinhus'), record(600, 'ølhus'), record(9, 'bar 9\nkaren', { status: 1, loginDown: 9999 })]);
    texts.remove('8');
    expect([ids(texts, 'bar 7\n'), ids(texts, 'bar 8\n'), ids(texts, 'bar 600')]).toEqual([[], [], []]);
    expect([ids(texts, 'vinhus'), ids(texts, 'ølhus')]).toEqual([['7'], ['600']]);
    expect([ids(texts, 'bar', { status: 1 }), ids(texts, 'bar', {}, 1)]).toEqual([['9'], ['9']]);
    expect(find(texts, 'karen').count).toBe(598);
  });
});
