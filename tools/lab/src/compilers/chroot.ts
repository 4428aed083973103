/**
 * Swift and Kotlin in a folder of their own, with everything under them: the compiler of Debian 13, which is the first to have
 * one, and the one that JetBrains gives to the registry, beside a Java to run it and what it makes. Nothing is installed and
 * nobody has to be root. It needs Linux that lets a process have namespaces of its own, and a machine of Debian's kind.
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
  // What a program's own way in takes for granted.
  ['base-files', 'dash', 'coreutils'],
);
/** The whole compiler, with what makes programs of the JVM; its licence is Apache-2.0. */
const KOTLIN = 'kotlin-compiler@2.4.20';
const JAVA = '/usr/lib/jvm/java-21-openjdk-amd64/bin/java';
const KOTLINC = '/usr/lib/kotlin/lib';

/** Each makes a program of the file `sample` in the folder that it is given, and runs it. Warnings are faults. */
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

/** Brings a package of the registry with npm, whose own archive is unpacked as it is: none of its scripts is run. */
async function addKotlin(folder: string, root: string): Promise<void> {
  const place = join(root, 'usr/lib/kotlin');
  await mkdir(place, { recursive: true });
  const { stdout } = await run('npm', ['pack', KOTLIN, '--silent', '--pack-destination', folder]);
  const archive = join(folder, stdout.trim());
  await run('tar', ['--extract', '--gzip', '--file', archive, '--strip-components=1', '--directory', place]);
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
 * A program of the machine's that makes one of the file `sample` in the folder of its argument, and runs it: what it prints is
 * what that prints, and it fails where that cannot be made. For the first time it takes a minute or two to fetch, and three
 * gigabytes in the cache folder of node_modules.
 */
export const sampleRunner = async (language: CompiledLanguage): Promise<string> =>
  join(await debianChroot({ name: NAME, programs: 'Compilers of Swift and Kotlin', make }), language);
