/** `npm run check`: whether this site can be served as it is set up. It changes nothing, and needs no running site. */
import { checkApi, type Finding, readSettings, runCommand, WrongUse } from '@skal/api';
import { checkReleases } from './checkReleases.ts';
import { dataDirOf } from './dataDir.ts';
import { releasePlaceOf } from './releases.ts';

const HELP = `npm run check    looks at the settings, database, mail server, data folder, pictures, releases, clock and address of a site

Each line says what is so, and what to do where it is not as it should be. Exit code 1: something is wrong.
It changes nothing and sends no mail. SKAL_DATA_DIR, DATABASE_URL and so on are those of npm start.
`;

const MARK = { good: 'ok  ', look: 'look', bad: 'BAD ' } as const;

const lineOf = ({ about, state, says, remedy }: Finding): string =>
  `${MARK[state]}  ${about.padEnd(12)}  ${says}${remedy ? `\n${' '.repeat(20)}${remedy}` : ''}`;

await runCommand({
  help: HELP,
  options: {},
  async run({ positionals: [word] }) {
    if (word) throw new WrongUse(`There is no "${word}".`);
    const settings = readSettings({ ...process.env, SKAL_DATA_DIR: dataDirOf(process.env) });
    const found = [...(await checkApi(settings)), ...(await checkReleases(releasePlaceOf(process.env)))];
    const faults = found.filter(({ state }) => state === 'bad').length;
    if (faults > 0) process.exitCode = 1;
    const told = faults === 1 ? '1 fault' : `${faults} faults`;
    const sum = faults === 0 ? 'This site can be served.' : `${told}: see BAD above.`;
    return `${found.map(lineOf).join('\n')}\n\n${sum}\n`;
  },
});
