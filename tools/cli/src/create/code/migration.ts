import { globSync } from 'node:fs';
import { ROOT } from '../../webpack/bundles.ts';
import { readTemplate } from '../remote/template.ts';
import { CodeFiles, CreateCodeError, type CreateCodeOptions, spellingsOf } from './codeFiles.ts';

export interface MigrationOptions extends CreateCodeOptions {
  /** Table to create. */
  readonly table?: string;
}

/** Time of the class name, in milliseconds: now, but later than every migration that is there. */
function nextTimestamp(files: CodeFiles): number {
  const existing = globSync('api/src/modules/*/*.migration.ts', { cwd: ROOT });
  const times = existing.flatMap((path) => [...files.read(path).matchAll(/^export class [A-Za-z]\w*?(\d{13})\b/gm)]);
  return Math.max(Date.now(), ...times.map(([, time]) => Number(time) + 1_000));
}

/** Code of a migration, and its entry in the module. */
export function createMigrationFiles(
  moduleName: string,
  migrationName: string,
  { table }: MigrationOptions,
): CodeFiles {
  const [module, name] = [spellingsOf(moduleName), spellingsOf(migrationName)];
  const folder = `api/src/modules/${module.camel}`;
  const [existing] = globSync(`${folder}/*-${name.camel}.migration.ts`, { cwd: ROOT });
  if (existing) throw new CreateCodeError(`${existing} exists already: choose another name`);
  const files = new CodeFiles();
  const moduleFile = `${folder}/${module.camel}.module.ts`;
  const before = files.read(moduleFile);
  const time = nextTimestamp(files);
  const words = {
    ...{ '1795996800000': String(time), '20261130': new Date(time).toISOString().slice(0, 10).replaceAll('-', '') },
    ...{ guest_books: table ?? `${module.snake}s`, guestBook: name.camel, GuestBook: name.pascal },
  };
  const className = `${name.pascal}${time}`;
  for (const [path, text] of readTemplate(`codeTemplates/migration/${table ? 'table' : 'change'}`, words)) {
    const file = path.replace(/\.txt$/, '');
    files.create(`${folder}/${file}`, text);
    files.import(moduleFile, className, `./${file}`);
  }
  if (before.includes('migrations: [')) files.insertAfter(moduleFile, /migrations: \[[^\]]*/g, `, ${className}`);
  else files.insertAfter(moduleFile, /export default \{/g, ` migrations: [${className}],`);
  return files;
}

/** Creates a migration. @returns the files, and what is left to do */
export const createMigration = (module: string, name: string, options: MigrationOptions): string =>
  createMigrationFiles(module, name, options).write(options, [
    'Write the change: table and column names are samples',
    'The entity, and `entities` of the module for a new table',
    'Retention, personal data, backup: the table in docs/how-to/migration.md',
    `npx jest --selectProjects api --testPathPatterns 'db/|${module}'`,
  ]);
