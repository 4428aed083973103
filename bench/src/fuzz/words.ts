import { parseArgs } from 'node:util';

export const HELP = `npm run fuzz -- [--n 1000000] [--seed 1] [--database sqlite|mysql] [--minutes 30] [--tenants] [--write]

Starts the api in a process of its own, on a database that is thrown away, and asks it over HTTP.

  (nothing)    requests that nobody thought of, to every route, by every kind of caller, with what answers have named
  --tenants    50 clients at once, each with a word of its own in all that it enters; no answer may have another's
  --n          so many requests, a million unless said; of clients so many operations, 100,000 unless said
  --seed       which requests are drawn, 1 unless said
  --database   sqlite, or mysql for the server of DATABASE_URL, or one that is started for it
  --minutes    ends after so many minutes, whatever has been reached, as Ctrl-C does at any time
  --write      puts the result into docs/fuzz.md`;

export interface Words {
  n: number | null;
  seed: number;
  database: 'sqlite' | 'mysql';
  minutes: number | null;
  tenants: boolean;
  write: boolean;
}

const whole = (text: string | undefined): number | null => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : null);

/** What somebody wants of the command; null where it cannot be told, or where they ask for help. */
export function readWords(args: readonly string[]): Words | null {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { n: text, seed: text, minutes: text, database: text, tenants: flag, write: flag },
    });
    const { database = 'sqlite', tenants, write } = values;
    const [n, seed, minutes] = [whole(values.n), whole(values.seed ?? '1'), whole(values.minutes)];
    const isUnread = (values.n !== undefined && !n) || seed === null || (values.minutes !== undefined && !minutes);
    if (isUnread || (database !== 'sqlite' && database !== 'mysql')) return null;
    return { n, seed, database, minutes, tenants, write };
  } catch {
    // An option that nobody knows: the help says which there are.
    return null;
  }
}
