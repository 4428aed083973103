/**
 * Swift and Kotlin in a chroot with all their dependencies: Debian 13's Swift compiler, and JetBrains' Kotlin compiler from npm
 * with a Java runtime. Nothing is installed on the machine and root is not needed. Requires Debian or a derivative, and user
 * namespaces.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { debianChroot } from '../debian/chroot.ts';
import { chrootScript, writeChrootWrapper } from '../debian/chrootWrapper.ts';
import { fetchPackages, unpackPackages } from '../debian/packages.ts';
import { debianSources } from '../debian/sources.ts';

const run = promisify(execFile);

const SUITES = ['trixie'];
const PACKAGES = ['swiftlang', 'libc6-dev', 'libstdc++-14-dev', 'openjdk-21-jre-headless'].concat(
  // Required by the programs' start scripts.
  ['base-files', 'dash', 'coreutils'],
);
/** The complete compiler for JVM programs; its licence is Apache-2.0. */
const KOTLIN = 'kotlin-compiler@2.4.20';
const JAVA = '/usr/lib/jvm/java-21-openjdk-amd64/bin/java';
const KOTLINC = '/usr/lib/kotlin/lib';

/** Each compiles the file `sample` in the given folder and runs the program. Warnings are errors. */
const RUNNERS = {
  swift: [
    'cp "$1/sample" "$1/main.swift"',
    'swiftc -swift-version 6 -warnings-as-errors -o "$1/program" "$1/main.swift" >&2',
    'exec "$1/program"',
  ],
  kotlin: [
    'cp "$1/sample" "$1/main.kt"',
    `${JAVA} -cp "${KOTLINC}/*" org.jetbrains.kotlin.cli.jvm.K2JVMCompiler -kotlin-home ${KOTLINC}/.. -jvm-target 17 -Werror \\`,
    '  -d "$1/classes" "$1/main.kt" >&2',
    `exec ${JAVA} -cp "$1/classes:${KOTLINC}/kotlin-stdlib.jar" MainKt`,
  ],
} as const;

export type CompiledLanguage = keyof typeof RUNNERS;

const programOf = (language: string) => `/usr/bin/run-${language}`;

/** Downloads an npm package; its archive is unpacked and none of its scripts is run. */
async function addKotlin(folder: string, root: string): Promise<void> {
  const dir = join(root, 'usr/lib/kotlin');
  await mkdir(dir, { recursive: true });
  const { stdout } = await run('npm', ['pack', KOTLIN, '--silent', '--pack-destination', folder]);
  const archive = join(folder, stdout.trim());
  await run('tar', ['--extract', '--gzip', '--file', archive, '--strip-components=1', '--directory', dir]);
  await rm(archive);
}

const make = async (folder: string): Promise<void> => {
  const root = join(folder, 'root');
  for (const mount of ['proc', 'dev', 'tmp']) await mkdir(join(root, mount), { recursive: true });
  await unpackPackages(await fetchPackages(join(folder, 'apt'), PACKAGES, await debianSources(SUITES)), root);
  await rm(join(folder, 'apt'), { recursive: true });
  await addKotlin(folder, root);
  for (const [language, lines] of Object.entries(RUNNERS)) {
    const inside = join(root, programOf(language));
    await writeFile(inside, ['#!/bin/sh', 'set -e', ...lines, ''].join('\n'));
    await chmod(inside, 0o755);
    await writeChrootWrapper(join(folder, language), programOf(language));
  }
};

const NAME = `skal-compilers-${createHash('sha256')
  .update(JSON.stringify([SUITES, PACKAGES, KOTLIN, RUNNERS, chrootScript('')]))
  .digest('hex')
  .slice(0, 12)}`;

/**
 * Returns a program that compiles the file `sample` in the folder of its argument and runs it: it prints the output of the sample,
 * and fails when the compilation fails. The first call downloads for one to two minutes, and stores three gigabytes in the cache
 * folder of node_modules.
 */
export const sampleRunner = async (language: CompiledLanguage): Promise<string> =>
  join(await debianChroot({ name: NAME, programs: 'Compilers of Swift and Kotlin', make }), language);
