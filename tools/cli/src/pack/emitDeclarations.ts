import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../webpack/bundles.ts';
import { type PackageContents, PackError } from './collectFiles.ts';
import { folderOf } from './packages.ts';

/** Adds type declarations to each package. */
export function emitDeclarations(all: readonly PackageContents[]): void {
  const dir = mkdtempSync(join(tmpdir(), 'skal-types-'));
  try {
    const config = join(dir, 'tsconfig.json');
    const compilerOptions = {
      lib: ['es2024', 'dom', 'dom.iterable'],
      types: ['node', 'jest'],
      typeRoots: [join(ROOT, 'node_modules/@types')],
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      // `npm run typecheck` has already checked the sources.
      noCheck: true,
      rootDir: ROOT,
      outDir: join(dir, 'out'),
    };
    const files = all.flatMap(({ sources }) => sources);
    writeFileSync(config, JSON.stringify({ extends: join(ROOT, 'tsconfig.base.json'), compilerOptions, files }));
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, '-p', config], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    if (status !== 0) throw new PackError(`Type declarations failed:\n${stdout}${stderr}`);
    for (const { spec, sources, files: packed } of all) {
      for (const source of sources) {
        const name = relative(folderOf(spec), source)
          .replace(/\.tsx?$/, '.d.ts')
          .replaceAll('\\', '/');
        packed.set(name, readFileSync(join(dir, 'out', relative(ROOT, folderOf(spec)), name)));
      }
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
