import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSiteProgram } from '@skal/product/cli/program.ts';
import type { Command } from 'commander';
import { ROOT } from '../root.ts';
import { checkoutProgram } from './program.ts';

/** Runs `skal` of a checkout, or of the production image. */
function skal(program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, program), ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  return { status, stdout, stderr };
}

/** Returns the arguments of each command of a program, groups included. */
function commandsOf(command: Command, names: readonly string[] = []): string[] {
  if (names.length > 0) expect(command.helpInformation()).toMatch(/\n\n\S.*\n/);
  return [names.join(' '), ...command.commands.flatMap((each) => commandsOf(each, [...names, each.name()]))];
}

/** Commands that are separate programs with their own help. */
const PROGRAMS = [['bench', 'web'], ['capacity'], ['fuzz', 'tenants'], ['lighthouse'], ['test', 'chaos']];

describe('skal', () => {
  const image = commandsOf(createSiteProgram());
  const checkout = commandsOf(checkoutProgram());

  it('has a description of every command, and those of the image also in a checkout', () => {
    expect(image).toEqual(expect.arrayContaining(['doctor', 'mail list', 'keys rotate', 'release rollback']));
    expect(checkout).toEqual(expect.arrayContaining([...image, 'dev', 'create remote', 'bench', 'test chaos']));
    expect(image.filter((command) => /^(?:dev|build|test|release publish)$/.test(command))).toEqual([]);
  });

  it.each([[], ['mail', 'retry'], ...PROGRAMS].map((args) => [args]))('prints help: %j', (args) => {
    expect(skal('tools/cli/src/cli.ts', ...args, '--help')).toEqual({
      ...{ status: 0, stderr: '' },
      stdout: expect.stringMatching(new RegExp(`^Usage: ${['skal', ...args].join(' ')} \\[`)),
    });
  });

  it.each([[['strat']], [['mail', 'send']], [['release', 'status', '--nope']], [['fuzz', '--nope']]])(
    'exits with 2 for wrong usage: %j',
    (args) => {
      const stderr = expect.stringMatching(/^error: unknown (?:option|command) .*\n[\s\S]*--help/);
      expect(skal('tools/cli/src/cli.ts', ...args)).toEqual({ status: 2, stdout: '', stderr });
    },
  );

  it('exits with 1 for a failure, with a message and no stack trace', () => {
    expect(skal('packages/product/src/cli.ts', 'backup', 'create', '/nowhere/at/all')).toEqual({
      ...{ status: 1, stdout: '', stderr: 'Folder /nowhere/at/all not found. Is the disk mounted?\n' },
    });
  });

  it('needs at most 14 npm scripts, each a command of it or of a package', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(14);
    const commands = Object.values(scripts).flatMap((line) => /bootstrap\.mjs (\w+)/.exec(line)?.[1] ?? []);
    expect(commands.filter((name) => !checkout.includes(name))).toEqual([]);
  });
});
