/** Executes the guide, with checks between its steps. */
import { BUNDLE, sendBigRelease } from './bigRelease.ts';
import { type CheckResult, runCheck } from './checks.ts';
import type { FakeInternet } from './fakeInternet.ts';
import type { CommandBlock } from './guide.ts';
import type { Machine, ShellSession } from './machine.ts';
import {
  checkAlertDelivery,
  checkAlertRules,
  checkPlaceholders,
  checkRestart,
  checkSandbox,
  waitUntilReady,
} from './serverChecks.ts';
import { checkClosedPorts, checkSite } from './siteChecks.ts';
import { OWNER } from './users.ts';

interface GuideOptions {
  machine: Machine;
  world: FakeInternet;
  /** The root shell; a restart replaces it. */
  shell: () => ShellSession;
  openShell: () => void;
  scratch: string;
  blocks: readonly CommandBlock[];
  say: (line: string) => void;
  /** The executed blocks and the check results so far. */
  outcome: GuideResult;
}

export interface GuideResult {
  executed: ExecutedBlock[];
  checks: CheckResult[];
}

export interface ExecutedBlock {
  step: string;
  place: number;
  lines: number;
  seconds: number;
}

/**
 * Executes the guide.
 * @throws when a command fails, with its output
 */
export async function runGuide({
  machine,
  world,
  shell,
  openShell,
  scratch,
  blocks,
  say,
  outcome,
}: GuideOptions): Promise<void> {
  const { executed, checks } = outcome;
  const remaining = new Set(blocks);
  const record = (what: CheckResult) => {
    checks.push(what);
    say(`  ${what.ok ? 'ok ' : 'BAD'}  ${what.name}: ${what.detail}`);
  };
  /** Executes a code block; `typed` is the input. */
  const step = async (number: number, place: number, typed = '') => {
    const block = blocks.find((each) => each.step.startsWith(`${number}. `) && each.place === place);
    if (!block) throw new Error(`The guide has no code block ${place} in step ${number}`);
    remaining.delete(block);
    const startedAt = performance.now();
    const output = await shell().run(block.commands, typed);
    const seconds = (performance.now() - startedAt) / 1000;
    const lines = block.commands.trim().split('\n').length;
    executed.push({ step: block.step, place, lines, seconds });
    say(`${block.step} (${place}): ${seconds.toFixed(0)} s`);
    return output;
  };

  for (const number of [1, 2, 3, 4]) await step(number, 1);
  const checked = await step(5, 1);
  record(await runCheck('skal doctor', () => checkDoctor(checked)));
  await step(6, 1);
  record(await runCheck('the unit', () => checkSandbox(machine, shell())));
  await step(7, 1);
  await step(7, 3);
  await step(8, 1, `${OWNER.password}\n`);

  const tokenLines = (await shell().run(`docker/server/as-skal npx skal team add walkers ${BUNDLE}`))
    .trim()
    .split('\n');
  const send = { releases: `${machine.root}/var/lib/skal/releases`, scratch, token: tokenLines.at(-1) ?? '' };
  const context = { mails: world.mails, release: () => sendBigRelease(send) };
  for (const each of await checkSite('Caddy', context)) record(each);

  // A reader who chose Caddy continues at 8; the run goes back and takes the other alternative.
  await shell().run('systemctl disable --now caddy');
  await step(7, 2);
  await step(7, 3);
  for (const each of await checkSite('nginx', context)) record(each);
  record(await runCheck('names', () => checkPlaceholders(shell())));

  const backedUp = await step(9, 1);
  record(await runCheck('backup and restore', () => checkRestore(backedUp)));
  await step(10, 1);
  record(await runCheck('ports, with Prometheus there', checkClosedPorts));
  record(await runCheck('rules of alerts', () => checkAlertRules(shell())));
  record(await runCheck('alert', () => checkAlertDelivery(shell(), world.mails)));

  world.commit();
  await step(11, 1);
  const served = async () => {
    await waitUntilReady();
    return 'the new commit is served';
  };
  record(await runCheck('update', served));
  record(
    await runCheck('a restart of the machine', async () => {
      const output = await checkRestart(machine);
      openShell();
      return output;
    }),
  );
  if (remaining.size > 0) throw new Error(`Not executed: ${[...remaining].map(({ commands }) => commands).join('\n')}`);
}

/** Checks the output of `skal doctor`: no line may be FAIL. */
function checkDoctor(output: string): string {
  const badLines = output.split('\n').filter((line) => /^\s*FAIL/.test(line));
  if (badLines.length > 0) throw new Error(badLines.join('; '));
  return `${output.split('\n').filter((line) => /^\s*ok\b/i.test(line)).length} checks are ok, none is FAIL`;
}

/** Checks the output of the restore. */
function checkRestore(output: string): string {
  const [line] = /^Restored and compared: .*$/m.exec(output) ?? [];
  if (!line) throw new Error(`The restore failed: ${output.slice(-400)}`);
  return line.replace(/, as of.*/, '');
}
