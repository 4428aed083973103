import { findLines, isTestCode, type Lint } from './sourceFiles.ts';

/** The layer that statements go through, migrations, and the drivers of backups, which work before there is a data source. */
const BELOW = /^api\/src\/(db\/|backup\/tableStore\.)|\.migration\.ts$/;
const STATEMENT = /\.query[<(]|\bdb\.stream[<(]/;
const REASON = /^\/\/ Raw SQL: \S/m;

/** Refuses raw SQL of the api outside `*.query.ts`, and in there without a reason (docs/explanation/data.md). */
export const rawSql: Lint = (files) =>
  files
    .filter((file) => /^api\/src\/.*\.ts$/.test(file.path) && !BELOW.test(file.path) && !isTestCode(file))
    .flatMap((file) => {
      if (!file.path.endsWith('.query.ts')) {
        return findLines(file, STATEMENT, () => 'raw SQL: use TypeORM, or move the statement into a *.query.ts');
      }
      if (REASON.test(file.text)) return [];
      return findLines(file, STATEMENT, () => "raw SQL without a reason: add a line '// Raw SQL: <reason>'").slice(
        0,
        1,
      );
    });
