import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildDevShell } from '../dev/shell.ts';
import { readPackage } from '../webpack/packages.ts';
import { collectFiles } from './collectFiles.ts';
import { emitDeclarations } from './emitDeclarations.ts';
import { createPackageJson } from './packageJson.ts';
import { folderOf, PACKAGE_SPECS } from './packages.ts';

/** The folder of a package that lerna publishes: `command.publish.contents` in lerna.json. */
const CONTENTS = 'dist/npm';

/**
 * Writes the folders that `lerna publish` uploads: for each package that a remote needs, compiled files, type declarations and a
 * manifest.
 * @returns the version of each package, by name
 */
export async function packAll(): Promise<ReadonlyMap<string, string>> {
  await buildDevShell();
  const versions = new Map(
    PACKAGE_SPECS.map((part) => {
      const { name, version } = readPackage(folderOf(part));
      return [name, version];
    }),
  );
  const all = await collectFiles(PACKAGE_SPECS);
  emitDeclarations(all);
  for (const contents of all) {
    const dir = join(folderOf(contents.spec), CONTENTS);
    rmSync(dir, { recursive: true, force: true });
    const manifest = `${JSON.stringify(createPackageJson(contents, versions), null, 2)}\n`;
    for (const [file, content] of [...contents.files, ['package.json', manifest] as const]) {
      mkdirSync(dirname(join(dir, file)), { recursive: true });
      // A command must be executable.
      writeFileSync(join(dir, file), content, { mode: file === contents.spec.tool?.bin ? 0o755 : 0o644 });
    }
  }
  return versions;
}
