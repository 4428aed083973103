import { checkApi, type Finding, readSettings } from '@skal/api';
import { dataDirOf } from './dataDir.ts';
import { checkReleases } from './doctorReleases.ts';
import { releasePlaceOf } from './releases.ts';

const MARK = { good: 'ok  ', look: 'look', bad: 'BAD ' } as const;

const lineOf = ({ about, state, says, remedy }: Finding): string =>
  `${MARK[state]}  ${about.padEnd(12)}  ${says}${remedy ? `\n${' '.repeat(20)}${remedy}` : ''}`;

/** Checks whether a site with these settings can be served, and sets exit code 1 where it cannot. Changes nothing. */
export async function doctor() {
  const settings = readSettings({ ...process.env, SKAL_DATA_DIR: dataDirOf(process.env) });
  const data = [...(await checkApi(settings)), ...(await checkReleases(releasePlaceOf(process.env)))];
  const faults = data.filter(({ state }) => state === 'bad').length;
  if (faults > 0) process.exitCode = 1;
  const count = faults === 1 ? '1 fault' : `${faults} faults`;
  const sum = faults === 0 ? 'This site can be served.' : `${count}: see BAD above.`;
  return { text: `${data.map(lineOf).join('\n')}\n\n${sum}`, data };
}
