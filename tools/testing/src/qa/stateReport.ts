/** docs/states.md: the last audit of each part's states, and its number of faults. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machineLine } from '@skal/tooling/src/machineLine.ts';
import { STATE_PARTS, type StatePart } from './stateParts.ts';

const PAGE = join(import.meta.dirname, '../../../../docs/states.md');

export interface StateRun {
  readonly part: StatePart;
  readonly states: number;
  readonly faults: number;
  readonly minutes: number;
  readonly day: Date;
  readonly machine: string;
}

const INTRODUCTION = `# Every state, looked at

\`npm run test:states\` brings about every state of a tester's list ([qa.md](qa.md)), holds it against what the list promises,
and looks at it in every look: five widths, light, dark and forced colours, by every rule of WCAG 2.2 AA. It goes through
them in parts, and writes of each here what came of it last. \`npm test -- states-portal\` runs the parts of one remote,
\`npm test -- states-portal-2\` one of them. Where there is no figure, nobody has looked yet.

| part | states | faults | minutes | when and where |
| --- | ---: | ---: | ---: | --- |
`;

const startOf = ({ name }: StatePart): string => `| ${name} |`;

/** Returns the page with the row of a run replaced. Other rows stay as they are. */
export function updateStatesDoc(page: string, run?: StateRun): string {
  const known = page.split('\n');
  const rows = STATE_PARTS.map((part) => {
    const start = startOf(part);
    if (run?.part.name !== part.name) return known.find((line) => line.startsWith(start)) ?? `${start} | | | not run |`;
    const { states, faults, minutes, day, machine } = run;
    return `${start} ${states} | ${faults} | ${minutes.toFixed(0)} | ${day.toISOString().slice(0, 10)}; ${machine} |`;
  });
  return `${INTRODUCTION}${rows.join('\n')}\n`;
}

/** Writes the result of a part's run, which began at a time in ms since the epoch. */
export function writeStateRun(
  part: StatePart,
  { states, faults }: Pick<StateRun, 'states' | 'faults'>,
  begun: number,
): void {
  const known = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
  const minutes = (Date.now() - begun) / 60_000;
  writeFileSync(
    PAGE,
    updateStatesDoc(known, { part, states, faults, minutes, day: new Date(), machine: machineLine() }),
  );
}
