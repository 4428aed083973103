import { isTestCode, type Lint, type SourceFile } from './sourceFiles.ts';

const MIGRATION = /^api\/src\/modules\/.*\.migration\.ts$/;
/** The way back is not a release's. */
const WAY_BACK = /^ {2}async down\([\s\S]*?^ {2}\}$/m;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** What an api of the release before would miss: it reads and writes by the names that it knows. */
const TAKES_AWAY = [
  /\bDROP\s+(TABLE|COLUMN)\b/i,
  /\bRENAME\s+(TABLE|COLUMN|TO)\b/i,
  /\bCHANGE\s+(COLUMN\s+)?\w+\s+\w+/,
  /\.(dropTable|dropColumns?|renameTable|renameColumn|changeColumns?)\(/,
];
/** What it would not fill in. */
const DEMANDS = /\bADD\s+(COLUMN\s+)?\w+\s+\w+(\(\d+\))?\s+NOT\s+NULL\b(?!\s+DEFAULT\b)/i;
const NAMED = /^\s*readonly unusedSince = '(\d+)\.(\d+)\.(\d+)';$/m;

const isMigration = (file: SourceFile): boolean => MIGRATION.test(file.path) && !isTestCode(file);

const isBefore = (one: readonly number[], other: readonly number[]): boolean => {
  const index = one.findIndex((part, place) => part !== other[place]);
  return index >= 0 && (one[index] as number) < (other[index] ?? 0);
};

/** Blanks what is found, and keeps the lines. */
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Why a contraction is refused; null where it names a release that has been, and so may be. */
function whyRefused(text: string, release: string): string | null {
  const [, ...since] = NAMED.exec(text) ?? [];
  if (since.length === 0)
    return "say which release did without it first: readonly unusedSince = '<version of the api>'";
  if (isBefore(since.map(Number), release.split('.').map(Number))) return null;
  return `release ${since.join('.')} did without it first: contract in a later one, and this is ${release}`;
}

/**
 * Refuses a migration that takes away what an api of the release before may still read or write, unless it names the
 * release that did without it first, and that one came before this one.
 * @param release the api's version
 */
export const noDestructiveMigrations =
  (release: string): Lint =>
  (files) =>
    files.filter(isMigration).flatMap(({ path, text }) => {
      const lines = text.replace(WAY_BACK, blank).replace(COMMENT, blank).split('\n');
      return lines.flatMap((line, index) => {
        const found = TAKES_AWAY.map((pattern) => pattern.exec(line)?.[0]).find(Boolean);
        const why = found && whyRefused(text, release);
        const demanded = DEMANDS.exec(line)?.[0];
        return [
          ...(why ? [{ path, line: index + 1, message: `${found}: ${why}` }] : []),
          ...(demanded
            ? [{ path, line: index + 1, message: `${demanded}: an older api does not fill it in; give it a DEFAULT` }]
            : []),
        ];
      });
    });
