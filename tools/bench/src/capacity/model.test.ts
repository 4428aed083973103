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

describe('what so many visits take', () => {
  it('is reckoned from the mean of the day, times the peak', () => {
    expect(atPeak(86_400, { peak: 1 })).toBe(1);
    expect(atPeak(8_640_000, { peak: 4 })).toBe(400);
  });

  it('is what it is by hand, for round figures', () => {
    // A visit a second on the mean, ten at the peak: 100 pages and files, 10 calls, 5 forms.
    expect(estimateCapacity(round)).toEqual({
      originReads: 25,
      calls: 10,
      forms: 5,
      transactions: 25,
      // 0.25 + 1 + 0.5 of a process, at half of what it can: 3.5, so 4, and a spare one.
      processes: 5,
      // 1 + 1 + 0.5 of one.
      processesAlone: 6,
      databaseLoad: 1.5,
      // 100 kB of each of 86,400 visits, for 30 days.
      sent: 0.2592,
      sentByUs: 0.0648,
      // 43,200 forms a day, a kilobyte each, for ten days.
      stored: 0.432,
    });
  });

  it('is one process and a spare one, however little it is', () => {
    expect(estimateCapacity({ ...round, visits: 1, clients: 1 })).toMatchObject({ processes: 2, processesAlone: 2 });
  });

  it('matches the table of docs/explanation/scale.md', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/explanation/scale.md'), 'utf8');
    expect(page).toContain(estimateTable());
  });
});
