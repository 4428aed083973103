import { findLines, isTestCode, type Lint } from './sourceFiles.ts';

/** The database layer, migrations, and the table stores of backups, which run without a data source. */
const EXEMPT = /^api\/src\/(db\/|backup\/tableStore\.)|\.migration\.ts$/;
const STATEMENT = /\.query[<(]|\bdb\.stream[<(]/;
const REASON = /^\/\/ Raw SQL: \S/m;

/** Rejects raw SQL in the api outside `*.query.ts`, and in a query file without a reason (docs/explanation/data.md). */
export const rawSql: Lint = (files) =>
  files
    .filter((file) => /^api\/src\/.*\.ts$/.test(file.path) && !EXEMPT.test(file.path) && !isTestCode(file))
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
