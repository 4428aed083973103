import { pageWith, sectionOf } from './faultsPage.ts';

const tests = [
  { name: 'a disk that is full: is an error', passed: true, milliseconds: 1_240 },
  { name: 'a database that is slow: answers in time', passed: false, milliseconds: 30_000 },
];
const step = { name: 'faults-sqlite', about: 'a process that is killed', milliseconds: 150_000, fault: '1 failed' };

describe('the page of faults', () => {
  it('says of each step when it was run, where, what held and what did not', () => {
    const section = sectionOf(step, tests, new Date('2026-11-25T12:00:00Z'));
    expect(section).toMatch(
      /^## faults-sqlite\n\nA process that is killed\.\n\n2026-11-25, 3 minutes on .*: 1 of 2 held \(1 failed\)\./,
    );
    expect(section).toContain(
      '\n- a disk that is full: is an error (1.2 s)\n- **Did not hold:** a database that is slow',
    );
  });

  it('keeps what other steps have found, and the order of all', () => {
    const first = pageWith('', ['## faults-sqlite\n\nolder', '## faults-connections\n\nall']);
    const then = pageWith(first, ['## faults-sqlite\n\nnewer', '## faults-mariadb\n\nboth']);
    expect(then.match(/^## .*$/gm)).toEqual(['## faults-connections', '## faults-mariadb', '## faults-sqlite']);
    expect(then).toContain('newer');
    expect(then).not.toContain('older');
    expect(then.startsWith('# What fails, and what holds\n')).toBe(true);
    expect(pageWith(then, [])).toBe(then);
  });
});
