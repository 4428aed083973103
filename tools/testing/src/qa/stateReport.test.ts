import { STATE_PARTS, statePart } from './stateParts.ts';
import { updateStatesDoc } from '../qa/stateReport.ts';

const gone = { states: 76, faults: 2, minutes: 9.6, machine: '2 cores' };

describe('what came of the parts', () => {
  it('stands in a row for each, and where nobody has looked the page says so', () => {
    const rows = updateStatesDoc('')
      .split('\n')
      .filter((line) => line.endsWith('| not run |'));
    expect(rows).toHaveLength(STATE_PARTS.length);
  });

  it('takes the place of what came of the same part before, and of no other', () => {
    const first = updateStatesDoc('', { ...gone, part: statePart('portal-2'), day: new Date('2026-05-04T12:00:00Z') });
    const other = updateStatesDoc(first, {
      ...gone,
      part: statePart('admin-1'),
      day: new Date('2026-05-05T12:00:00Z'),
    });
    const page = updateStatesDoc(other, {
      ...gone,
      faults: 0,
      part: statePart('portal-2'),
      day: new Date('2026-05-06T12:00:00Z'),
    });
    expect(page.split('\n').filter((line) => line.includes('2 cores'))).toEqual([
      '| admin-1 | 76 | 2 | 10 | 2026-05-05; 2 cores |',
      '| portal-2 | 76 | 0 | 10 | 2026-05-06; 2 cores |',
    ]);
  });
});
