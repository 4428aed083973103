import { faultOf, type Load } from './measure.ts';
import { median, medianBy, percentile } from './median.ts';
import { markdown, type Row, tableOf } from './table.ts';
import { noteLevel, type Sent } from './webWaterfall.ts';

describe('what most of the values do not exceed', () => {
  it.each([
    [[5, 1, 4, 2, 3], 50, 3],
    [[5, 1, 4, 2, 3], 95, 5],
    [Array.from({ length: 100 }, (_, index) => index + 1), 95, 95],
    [[7], 99, 7],
    [[], 95, Number.NaN],
  ])('of %j at %d per cent is %d', (values, percent, expected) => {
    expect(percentile(values, percent)).toBe(expected);
  });
});

describe('the median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[1000, 9, 80], 80],
    [[2, 1], 2],
    [[4, 1, 3, 2], 3],
    [[-1, 0.5, -2], -1],
    [[], Number.NaN],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('is a whole round, and leaves the rounds in their order', () => {
    const rounds = [
      { perSecond: 30, p99: 1 },
      { perSecond: 10, p99: 2 },
      { perSecond: 20, p99: 3 },
    ];
    expect(medianBy(rounds, ({ perSecond }) => perSecond)).toBe(rounds[2]);
    expect(rounds.map(({ p99 }) => p99)).toEqual([1, 2, 3]);
    expect(medianBy([], Number)).toBeUndefined();
  });
});

describe('the table', () => {
  const row: Row = {
    database: 'SQLite',
    name: '/',
    perSecond: 12_345.6,
    constant: 20_000,
    p99: 7.25,
    memory: 181.4,
  };
  const cells = (line = '') =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());

  it('is Markdown whose texts stand to the left and whose figures to the right', () => {
    expect(markdown(['page', 'ms'], [['/', '12']])).toBe('| page | ms |\n| --- | ---: |\n| / | 12 |');
    expect(markdown(['a', 'b'], [], 2)).toBe('| a | b |\n| --- | --- |');
  });

  it('rounds rates and memory, and says the rate as a share of the bare server’s', () => {
    const [head, rule, line] = tableOf([row]).split('\n');
    expect(cells(line)).toEqual(['SQLite', '/', '12,346', '20,000', '0.62', '7.3', '181']);
    expect(cells(head)).toHaveLength(7);
    expect(cells(rule)).toEqual(['---', '---', ...Array.from({ length: 5 }, () => '---:')]);
  });

  it('says that it does not know where the machine does not tell', () => {
    expect(cells(tableOf([{ ...row, memory: Number.NaN }]).split('\n')[2]).at(-1)).toBe('-');
  });

  it('has a line for each load on each database, in their order', () => {
    const rows = ['SQLite', 'MariaDB'].flatMap((database) =>
      ['/', 'insert'].map((name) => ({ ...row, database, name })),
    );
    const lines = tableOf(rows).split('\n').slice(2).map(cells);
    expect(lines.map(([database, name]) => `${database} ${name}`)).toEqual([
      'SQLite /',
      'SQLite insert',
      'MariaDB /',
      'MariaDB insert',
    ]);
  });
});

describe('a run under load', () => {
  const load: Load = { name: 'insert', path: '/api/contact', status: 201 };

  it('counts when every answer has the status that was asked for', () => {
    expect(faultOf(load, { errors: 0, statusCodeStats: { '201': { count: 500 } } })).toBeNull();
  });

  it.each([
    [{ '201': { count: 9 }, '429': { count: 1 } }, 0, 'insert: 0 errors, other answers: 1 of 429'],
    [{ '500': { count: 3 }, '200': { count: 2 } }, 0, 'insert: 0 errors, other answers: 2 of 200, 3 of 500'],
    [{ '201': { count: 9 } }, 4, 'insert: 4 errors, other answers: none'],
    [undefined, 1, 'insert: 1 errors, other answers: none'],
  ])('is worth nothing with %j and %d errors', (statusCodeStats, errors, fault) => {
    expect(faultOf(load, { errors, statusCodeStats })).toBe(fault);
  });
});

describe('the round trip of a request', () => {
  const page = 'http://x/';
  const frame = (...urls: string[]) => ({ callFrames: urls.map((url) => ({ url })) });
  const levelsOf = (sent: readonly Sent[]) => {
    const levels = new Map([[page, 0]]);
    for (const each of sent) noteLevel(levels, page, each);
    return Object.fromEntries(levels);
  };
  const asked = (url: string, initiator: Sent['initiator'] = {}, type?: string): Sent => ({
    request: { url },
    initiator,
    type,
  });

  it('is the first for what the page names, and one more than its script’s for what a script asks for', () => {
    const sent = [
      asked('http://x/main.js'),
      asked('http://x/page.js', { stack: frame('http://x/main.js') }),
      asked('http://x/api', { stack: frame('http://x/page.js', 'http://x/main.js') }),
      asked('http://x/font', { url: 'http://x/main.js' }),
    ];
    expect(Object.values(levelsOf(sent))).toEqual([0, 1, 2, 3, 2]);
  });

  it('counts the scripts that led to it through promises', () => {
    const stack = { ...frame('http://x/a.js'), parent: { ...frame('http://x/b.js') } };
    const sent = [
      asked('http://x/a.js'),
      asked('http://x/b.js', { url: 'http://x/a.js' }),
      asked('http://x/c', { stack }),
    ];
    expect(levelsOf(sent)['http://x/c']).toBe(3);
  });

  it('stays with the first time that something is asked for, and leaves out what holds nothing up', () => {
    const sent = [
      asked('http://x/a.js'),
      asked('http://x/a.js', { stack: frame('http://x/a.js') }),
      asked('http://x/icon.svg', {}, 'Other'),
      asked('data:image/png,x'),
    ];
    expect(levelsOf(sent)).toEqual({ [page]: 0, 'http://x/a.js': 1 });
  });
});
