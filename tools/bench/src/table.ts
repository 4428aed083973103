import type { Measured } from './measure.ts';

export interface Row extends Measured {
  database: string;
  /** The bare server's rate for the same bytes in the same run. */
  constant: number;
}

const HEAD = ['database', 'load', 'req/s', 'bare server', 'ratio', 'p99 ms', 'memory MB'];

/** Writes a table in Markdown, numbers to the right. */
export function markdown(head: readonly string[], rows: readonly (readonly string[])[], texts = 1): string {
  const rule = head.map((_, column) => (column < texts ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The table of the server's measurements. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(({ database, name, perSecond, constant, p99, memory }) => [
    database,
    name,
    Math.round(perSecond).toLocaleString('en-GB'),
    Math.round(constant).toLocaleString('en-GB'),
    (perSecond / constant).toFixed(2),
    p99.toFixed(1),
    Number.isNaN(memory) ? '-' : Math.round(memory).toString(),
  ]);
  return markdown(HEAD, lines, 2);
}
