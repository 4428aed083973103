/** The tables that `skal capacity` prints; docs/explanation/scale.md has the second. */
import { formatTable } from '../harness/table.ts';
import { type CapacityEstimate, estimateCapacity, INPUTS, valuesOf } from './model.ts';

const formatNumber = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en-GB') : Number(value.toPrecision(2)).toLocaleString('en-GB');

/** Table of the inputs and their sources. */
export const tableOfInputs = (): string =>
  formatTable(
    ['input', 'value', 'from'],
    Object.values(INPUTS).map(({ value, unit, from }) => [unit, value.toLocaleString('en-GB'), from]),
  );

const LINES: readonly (readonly [name: keyof CapacityEstimate, label: string])[] = [
  ['originReads', 'pages and files a second that reach a site behind a CDN'],
  ['calls', 'calls of the api a second, by clients'],
  ['forms', 'forms a second'],
  ['transactions', 'transactions a second, of forms and their mails'],
  ['processes', 'processes behind a CDN (P), the spare one with them'],
  ['processesAlone', 'processes without a CDN, the spare one with them'],
  ['databaseLoad', 'of what one process and its database can do, what calls and forms take'],
  ['sent', 'terabytes a month that visitors are sent (T)'],
  ['sentWithoutCdn', 'terabytes a month of these that the site itself sends behind a CDN (O)'],
  ['stored', 'gigabytes of forms and mails on each node, once the oldest are deleted (G)'],
];

/** Table of the estimated resources at the peak. */
export function estimateTable(): string {
  const estimate = estimateCapacity(valuesOf(INPUTS));
  return formatTable(
    ['needed', 'figure'],
    LINES.map(([name, label]) => [label, formatNumber(estimate[name])]),
  );
}
