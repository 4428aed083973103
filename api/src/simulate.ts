/** `npm run simulate`: plays the app of a client over the door of clients' apps, as its backend would report. */
import { runCommand, WrongUse } from './command.ts';
import { DEMO_SEED } from './demo/bar/told.ts';
import { PlayRefused } from './demo/remote/refused.ts';
import { simulate } from './demo/remote/simulate.ts';

const HELP = `npm run simulate -- --client live@skal.example            plays the app of a wine bar for this client
npm run simulate -- --client live@skal.example --dry-run  says what it would send, and sends nothing

  --days <number>   how many days, today the last of them: 120 where nothing is said; the door takes those of the last 30
  --seed <number>   another seed is another story: 7 where nothing is said
  --to <address>    the site: http://localhost:3000 where nothing is said

The story begins on the day on which the client's app went live, and is the same each time: what was sent before is known,
and is not counted again. It makes a key as the operator of the demo does, and revokes it at the end; with SKAL_APP_KEY it
uses that one, for whichever client it is, and the story begins with the first of the days. What it sends is made up: a
site under https, which may be public, gets nothing.
`;

const DAYS = 120;
const DAYS_MAX = 730;

/** A whole number of an option. @throws WrongUse */
function wholeOf(name: string, text: string | undefined, standard: number, most: number): number {
  const value = text === undefined ? standard : Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most || text === '') {
    throw new WrongUse(`--${name} is a whole number from 1 to ${most}.`);
  }
  return value;
}

/** The site. @throws WrongUse */
function siteOf(text = 'http://localhost:3000'): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new WrongUse('--to is the address of a site, such as http://localhost:3000.');
  }
  return new URL(text).origin;
}

await runCommand({
  help: HELP,
  options: {
    client: { type: 'string' },
    days: { type: 'string' },
    seed: { type: 'string' },
    to: { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
  sentences: [PlayRefused],
  async run({ positionals: [word], values }) {
    if (word) throw new WrongUse(`There is no "${word}".`);
    const appKey = process.env.SKAL_APP_KEY?.trim() || null;
    if (!values.client && !appKey) throw new WrongUse('Which client? --client and the e-mail address of its owner.');
    return simulate({
      ...{ site: siteOf(values.to), email: values.client ?? '', appKey },
      days: wholeOf('days', values.days, DAYS, DAYS_MAX),
      seed: wholeOf('seed', values.seed, DEMO_SEED, Number.MAX_SAFE_INTEGER),
      dryRun: values['dry-run'] ?? false,
      now: Date.now(),
    });
  },
});
