import { streamCsv } from './csv.ts';

async function* yieldBatches(...batches: string[][][]) {
  yield* batches;
}

const fileOf = async (...batches: string[][][]) => {
  const columns = [
    ['First', ([first = '']: string[]) => first],
    ['Second', ([, second = '']: string[]) => second],
  ] as const;
  let text = '';
  for await (const part of streamCsv(columns, yieldBatches(...batches))) text += part;
  return text;
};

describe('CSV export', () => {
  it('T40: starts with a byte order mark, and separates cells with semicolons', async () => {
    expect(
      await fileOf(
        [
          ['Åen', 'a'],
          ['b', 'c'],
        ],
        [['d', 'e']],
      ),
    ).toBe('\uFEFFFirst;Second\r\nÅen;a\r\nb;c\r\nd;e\r\n');
  });

  it('T40: quotes cells that would break a row', async () => {
    expect(await fileOf([['Bar "Nord"; Aarhus', 'two\nlines']])).toContain('"Bar ""Nord""; Aarhus";"two\nlines"\r\n');
  });

  it.each(['=1+1', '+45 20', '-1', '@cmd', '\tx', '\rx'])('1.2.10: neutralizes the formula %j', async (formula) => {
    expect(await fileOf([['x', formula]])).toContain(`\r\nx;"'${formula}"\r\n`);
  });

  it('T40: has only a header without rows', async () => {
    expect(await fileOf()).toBe('\uFEFFFirst;Second\r\n');
  });
});
