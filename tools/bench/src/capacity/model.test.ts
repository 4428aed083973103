import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atPeak, estimateCapacity, INPUTS, valuesOf } from './model.ts';
import { estimateTable } from './tables.ts';

const round = {
  ...valuesOf(INPUTS),
  visits: 86_400,
  clients: 8_640,
  pagesPerVisit: 2,
  filesPerVisit: 8,
  pageKilobytes: 10,
  visitKilobytes: 80,
  formShare: 0.5,
  clientSessions: 2,
  clientCalls: 5,
  peak: 10,
  cdnShare: 0.75,
  load: 0.5,
  spare: 1,
  pageRate: 100,
  callRate: 10,
  formRate: 10,
  formTransactions: 5,
  formBytes: 1_000,
  formDays: 10,
};

describe('the capacity estimate', () => {
  it('multiplies the daily mean by the peak factor', () => {
    expect(atPeak(86_400, { peak: 1 })).toBe(1);
    expect(atPeak(8_640_000, { peak: 4 })).toBe(400);
  });

  it('equals a calculation by hand with round inputs', () => {
    // One visit per second on average, ten at the peak: 100 pages and files, 10 calls, 5 forms.
    expect(estimateCapacity(round)).toEqual({
      originReads: 25,
      calls: 10,
      forms: 5,
      transactions: 25,
      // 0.25 + 1 + 0.5 of a process, at half of its maximum load: 3.5, rounded up to 4, plus a spare one.
      processes: 5,
      // 1 + 1 + 0.5 of a process.
      processesAlone: 6,
      databaseLoad: 1.5,
      // 100 kB for each of 86,400 visits, for 30 days.
      sent: 0.2592,
      sentWithoutCdn: 0.0648,
      // 43,200 forms a day, one kilobyte each, for ten days.
      stored: 0.432,
    });
  });

  it('needs at least one process and a spare one', () => {
    expect(estimateCapacity({ ...round, visits: 1, clients: 1 })).toMatchObject({ processes: 2, processesAlone: 2 });
  });

  it('matches the table of docs/explanation/scale.md', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/explanation/scale.md'), 'utf8');
    expect(page).toContain(estimateTable());
  });
});
