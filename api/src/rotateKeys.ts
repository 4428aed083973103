/** `npm run rotate-keys`: a new key in front of SESSION_KEYS, what an older one sealed, and when that one may go. */
import { randomBytes } from 'node:crypto';
import { runCommand, WrongUse } from './command.ts';
import { connectionSeals } from './modules/connector/connectionSeals.ts';
import { factorSeals } from './modules/secondFactor/factorSeals.ts';
import { onDatabase } from './onDatabase.ts';
import type { Sealed, Seals } from './server/seals.ts';
import { resolveSessionKeys } from './sessionKeys.ts';
import { readSettings } from './settings.ts';
import { StartRefused } from './startRefused.ts';

const HELP = `npm run rotate-keys                 prints SESSION_KEYS with a new key in front of those that are set
npm run rotate-keys -- --reseal     seals with the newest key what older ones sealed, and says when these may go
npm run rotate-keys -- --dry-run    says which key sealed how much, and neither prints nor changes anything

The steps of a change: print; give every process the new value and start it anew; reseal (a site does so within ten minutes
as well); drop the older keys once the time is over that it names. It keeps none of what it prints.
SESSION_KEYS, SKAL_DATA_DIR and DATABASE_URL are those of the site.
`;

/** 256 bits. */
const makeKey = (): string => randomBytes(32).toString('hex');

const moment = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** How much each key seals; `lost` says what those need whose key is not here. */
function linesOf({ known, unknown }: Sealed, lost: string): string {
  const lines = known.map((count, index) => `  ${String(count).padStart(7)}  by key ${index + 1} of ${known.length}\n`);
  return lines.join('') + (unknown > 0 ? `  ${String(unknown).padStart(7)}  by a key that is not here: ${lost}\n` : '');
}

await runCommand({
  help: HELP,
  options: { reseal: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
  async run({ positionals: [word], values }) {
    if (word) throw new WrongUse(`There is no "${word}".`);
    if (values.reseal && values['dry-run']) throw new WrongUse('Say --reseal, or --dry-run.');
    const settings = readSettings(process.env);
    if (settings.sessionKeys.length === 0) {
      throw new StartRefused(
        'SESSION_KEYS is not set here: the key lies in the data folder, and production needs it set.',
      );
    }
    resolveSessionKeys(settings);
    if (!values.reseal && !values['dry-run']) {
      return `SESSION_KEYS=${[makeKey(), ...settings.sessionKeys].join(',')}\n`;
    }
    return onDatabase(settings, async (db) => {
      const kinds: [Seals, string, string][] = [
        [factorSeals, 'Secrets of authenticator apps', 'their owners need a recovery code'],
        [connectionSeals, 'Secrets of connections', 'they have to be connected anew'],
      ];
      let counts = '';
      let waiting = 0;
      for (const [seals, what, lost] of kinds) {
        if (values.reseal) await seals.reseal(db, settings);
        const sealed = await seals.count(db, settings);
        counts += `${what} that are sealed:\n${linesOf(sealed, lost)}`;
        waiting += sealed.known.slice(1).reduce((sum, count) => sum + count, 0);
      }
      if (settings.sessionKeys.length === 1) return `${counts}There is one key: nothing is to be dropped.\n`;
      if (waiting > 0) return `${counts}The older keys are still needed: npm run rotate-keys -- --reseal\n`;
      const until = moment(Date.now() + settings.session.absoluteMs);
      return `${counts}Once every process has had the new key, older ones sign nothing: drop them after ${until},
when the last session that one of them signed is over, if all were started anew before now.\n`;
    });
  },
});
