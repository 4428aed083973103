import { isTestCode, type Lint, type SourceFile } from './sourceFiles.ts';

const MIGRATION = /^api\/src\/modules\/.*\.migration\.ts$/;
/** `down` does not run in a release. */
const DOWN_METHOD = /^ {2}async down\([\s\S]*?^ {2}\}$/m;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** Changes that break the previous release's api, which reads and writes by name. */
const DESTRUCTIVE = [
  /\bDROP\s+(TABLE|COLUMN)\b/i,
  /\bRENAME\s+(TABLE|COLUMN|TO)\b/i,
  /\bCHANGE\s+(COLUMN\s+)?\w+\s+\w+/,
  /\.(dropTable|dropColumns?|renameTable|renameColumn|changeColumns?)\(/,
];
/** Columns that the previous release's api would not set. */
const REQUIRED_COLUMN = /\bADD\s+(COLUMN\s+)?\w+\s+\w+(\(\d+\))?\s+NOT\s+NULL\b(?!\s+DEFAULT\b)/i;
const UNUSED_SINCE = /^\s*readonly unusedSince = '(\d+)\.(\d+)\.(\d+)';$/m;

const isMigration = (file: SourceFile): boolean => MIGRATION.test(file.path) && !isTestCode(file);

const isBefore = (a: readonly number[], b: readonly number[]): boolean => {
  const index = a.findIndex((part, place) => part !== b[place]);
  return index >= 0 && (a[index] as number) < (b[index] ?? 0);
};

/** Blanks text and keeps its line breaks. */
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Returns the reason why a contraction is rejected; null if it names an earlier release. */
function findContractionProblem(text: string, release: string): string | null {
  const [, ...since] = UNUSED_SINCE.exec(text) ?? [];
  if (since.length === 0)
    return "state the first release that no longer uses it: readonly unusedSince = '<version of the api>'";
  if (isBefore(since.map(Number), release.split('.').map(Number))) return null;
  return `release ${since.join('.')} is the first that no longer uses it: contract in a later release; this is ${release}`;
}

/**
 * Rejects a migration that removes something that the previous release's api may still use. A migration is accepted if it names
 * the first release that no longer uses it, and that release is older than this one.
 * @param release the api's version
 */
export const noDestructiveMigrations =
  (release: string): Lint =>
  (files) =>
    files.filter(isMigration).flatMap(({ path, text }) => {
      const lines = text.replace(DOWN_METHOD, blank).replace(COMMENT, blank).split('\n');
      return lines.flatMap((line, index) => {
        const found = DESTRUCTIVE.map((pattern) => pattern.exec(line)?.[0]).find(Boolean);
        const problem = found && findContractionProblem(text, release);
        const requiredColumn = REQUIRED_COLUMN.exec(line)?.[0];
        return [
          ...(problem ? [{ path, line: index + 1, message: `${found}: ${problem}` }] : []),
          ...(requiredColumn
            ? [
                {
                  path,
                  line: index + 1,
                  message: `${requiredColumn}: an older api does not set it, so it needs a DEFAULT`,
                },
              ]
            : []),
        ];
      });
    });
