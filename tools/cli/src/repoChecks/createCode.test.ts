import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEndpointFiles } from '../create/code/endpoint.ts';
import { createMigrationFiles } from '../create/code/migration.ts';
import { createSectionFiles } from '../create/code/section.ts';
import { writeFiles } from '../create/remote/template.ts';
import { noDestructiveMigrations } from '../lint/noDestructiveMigrations.ts';
import { ROOT } from '../webpack/bundles.ts';

const run = (args: readonly string[], cwd = ROOT) =>
  spawnSync(process.execPath, args, { cwd, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } });

/** Writes files into an empty folder, and says what types and Biome reject. Relative imports of other files reach the repository. */
function problemsOf(files: ReadonlyMap<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), 'create-code-'));
  try {
    writeFiles(dir, files);
    symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'));
    const biome = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8')) as object;
    writeFileSync(join(dir, 'biome.json'), JSON.stringify({ ...biome, vcs: { enabled: false } }));
    const contracts = [dir, ROOT].map((root) => join(root, 'packages/contracts/src/*.ts'));
    const compilerOptions = {
      ...{ noEmit: true, rootDirs: [dir, ROOT], types: ['node', 'jest'], lib: ['es2024', 'dom', 'dom.iterable'] },
      paths: { '@skal/contracts/*': contracts },
    };
    // Checking the table of sections would check every section, for ten seconds.
    const checked = [...files.keys()].filter((path) => !path.endsWith('/sections.ts'));
    const settings = { extends: join(ROOT, 'tsconfig.base.json'), compilerOptions, files: checked };
    writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify(settings));
    return [
      run(['node_modules/typescript/bin/tsc', '--pretty', 'false'], dir),
      run(['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', ...files.keys()], dir),
    ]
      .filter(({ status }) => status !== 0)
      .map(({ stdout, stderr }) => stdout + stderr)
      .join('');
  } finally {
    rmSync(dir, { recursive: true });
  }
}

describe('the commands that create code', () => {
  const all = new Map<string, string>();
  const textOf = (path: string): string | undefined => all.get(path);
  const add = (files: ReadonlyMap<string, string>) => {
    for (const [path, text] of files) all.set(path, text);
    return [...files.keys()];
  };

  it('create an endpoint in an existing module', () => {
    const files = add(createEndpointFiles('snippet', 'archive', { method: 'post', access: 'admin' }).formatted());
    expect(files).toEqual([
      'api/src/modules/snippet/archiveSnippet.test.ts',
      'packages/contracts/src/support/snippet.ts',
      'api/src/modules/snippet/snippet.routes.ts',
    ]);
    expect(textOf('packages/contracts/src/support/snippet.ts')).toContain(
      "archive: endpoint.post('/api/admin/snippet/archive', 'admin', archiveSnippetSchema, reply<ArchiveSnippetReply>(201)),",
    );
  });

  it('create an endpoint in a new module', () => {
    add(createEndpointFiles('gift-card', 'list', { method: 'get', access: 'client', group: 'client' }).formatted());
    expect(textOf('packages/contracts/src/client/giftCard.ts')).toContain(
      "export const giftCard = withPermission(['Settings'], {\n  list: endpoint.get('/api/gift-card/list', 'client', reply<ListGiftCardReply>()),",
    );
  });

  it('create migrations, and register them', () => {
    const [path = ''] = add(createMigrationFiles('snippet', 'addTags', {}).formatted());
    expect(noDestructiveMigrations('0.1.0')([{ path, text: textOf(path) ?? '' }])).toEqual([]);
    expect(textOf('api/src/modules/snippet/snippet.module.ts')).toMatch(
      /migrations: \[Snippet\d{13}, AddTags\d{13}\],/,
    );
    add(createMigrationFiles('takeaway', 'note', { table: 'takeaway_notes' }).formatted());
    expect(textOf('api/src/modules/takeaway/takeaway.module.ts')).toMatch(/migrations: \[Note\d{13}\],/);
  });

  it('create a section, with its entry after another one', () => {
    add(createSectionFiles('gift-cards', { after: 'takeaway' }).formatted());
    expect(textOf('mfe-portal/src/sections/sections.ts')).toMatch(
      /id: 'takeaway'(?:(?!id:).|\n)*id: 'gift-cards',\n +title: t`Gift Cards`/,
    );
  });

  it('write code that passes types, formatter and linter', () => {
    expect(problemsOf(all)).toBe('');
  });

  it.each([
    [['endpoint', 'snippet', 'add'], 'packages/contracts/src/support/snippet.ts has snippet.add already'],
    [['endpoint', 'giftCard', 'list'], 'No contract is named giftCard: add --group with one of account, '],
    [['endpoint', 'snippet', 'Add'], "'Add' is not a name: "],
    [['migration', 'snippet', 'snippet'], 'api/src/modules/snippet/20261130-snippet.migration.ts exists already'],
    [['section', 'billing'], 'mfe-portal/src/sections/sections.ts has a section billing already'],
    [['section', 'gift-cards', '--after', 'nothing'], "mfe-portal/src/sections/sections.ts has no section 'nothing'"],
  ])('reject %j with a sentence', (args, sentence) => {
    const { status, stdout, stderr } = run(['tools/cli/src/cli.ts', 'create', ...args]);
    expect([status, stdout, stderr.slice(0, sentence.length)]).toEqual([1, '', sentence]);
  });
});
