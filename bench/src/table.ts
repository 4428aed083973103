import type { Measured } from './measure.ts';

export interface Row extends Measured {
  database: string;
  /** The rate as a share of the bare server's in the same run. */
  ratio: number;
}

const HEAD = ['database', 'load', 'req/s', 'of constant', 'p99 ms', 'memory MB'];

/** Writes the rows as a table in Markdown, numbers to the right. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(({ database, name, perSecond, ratio, p99, memory }) => [
    database,
    name,
    Math.round(perSecond).toLocaleString('en-GB'),
    ratio.toFixed(2),
    p99.toFixed(1),
    Number.isNaN(memory) ? '-' : Math.round(memory).toString(),
  ]);
  const rule = HEAD.map((_, column) => (column < 2 ? '---' : '---:'));
  return [HEAD, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
