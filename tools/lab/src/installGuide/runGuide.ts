/** In which order the page is walked, and what is looked at on the way. */
import { BUNDLE, sendBigRelease } from './bigRelease.ts';
import { type Found, runCheck } from './checks.ts';
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
  /** root's shell; after a restart it is another one. */
  shell: () => ShellSession;
  openShell: () => void;
  scratch: string;
  blocks: readonly CommandBlock[];
  say: (line: string) => void;
  /** What has been walked and found, as far as it has come. */
  outcome: GuideResult;
}

export interface GuideResult {
  walked: ExecutedBlock[];
  found: Found[];
}

export interface ExecutedBlock {
  step: string;
  place: number;
  lines: number;
  seconds: number;
}

/**
 * Walks it.
 * @throws where a command of the page fails, with what it said
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
  const { walked, found } = outcome;
  const left = new Set(blocks);
  const note = (what: Found) => {
    found.push(what);
    say(`  ${what.good ? 'ok ' : 'BAD'}  ${what.about}: ${what.says}`);
  };
  /** Types in what the page says; `typed` is what the reader answers. */
  const step = async (number: number, place: number, typed = '') => {
    const block = blocks.find((each) => each.step.startsWith(`${number}. `) && each.place === place);
    if (!block) throw new Error(`The page has no commands ${place} in step ${number} any more`);
    left.delete(block);
    const began = performance.now();
    const said = await shell().run(block.commands, typed);
    const seconds = (performance.now() - began) / 1000;
    const lines = block.commands.trim().split('\n').length;
    walked.push({ step: block.step, place, lines, seconds });
    say(`${block.step} (${place}): ${seconds.toFixed(0)} s`);
    return said;
  };

  for (const number of [1, 2, 3, 4]) await step(number, 1);
  const checked = await step(5, 1);
  note(await runCheck('skal doctor', () => noBad(checked)));
  await step(6, 1);
  note(await runCheck('the unit', () => checkSandbox(machine, shell())));
  await step(7, 1);
  await step(7, 3);
  await step(8, 1, `${OWNER.password}\n`);

  const token = (await shell().run(`docker/server/as-skal npx skal team add walkers ${BUNDLE}`)).trim().split('\n');
  const send = { releases: `${machine.root}/var/lib/skal/releases`, scratch, token: token.at(-1) ?? '' };
  const around = { mails: world.mails, release: () => sendBigRelease(send) };
  for (const each of await checkSite('Caddy', around)) note(each);

  // Who has chosen Caddy goes on at 8; the walk goes back, and takes the other way.
  await shell().run('systemctl disable --now caddy');
  await step(7, 2);
  await step(7, 3);
  for (const each of await checkSite('nginx', around)) note(each);
  note(await runCheck('names', () => checkPlaceholders(shell())));

  const backedUp = await step(9, 1);
  note(await runCheck('backup and restore', () => restored(backedUp)));
  await step(10, 1);
  note(await runCheck('ports, with Prometheus there', checkClosedPorts));
  note(await runCheck('rules of alerts', () => checkAlertRules(shell())));
  note(await runCheck('alert', () => checkAlertDelivery(shell(), world.mails)));

  world.commit();
  await step(11, 1);
  const served = async () => {
    await waitUntilReady();
    return 'what came since is served';
  };
  note(await runCheck('update', served));
  note(
    await runCheck('a restart of the machine', async () => {
      const said = await checkRestart(machine);
      openShell();
      return said;
    }),
  );
  if (left.size > 0) throw new Error(`Nobody has walked: ${[...left].map(({ commands }) => commands).join('\n')}`);
}

/** What `skal doctor` said: each of its lines, and none that is bad. */
function noBad(said: string): string {
  const bad = said.split('\n').filter((line) => /^\s*FAIL/.test(line));
  if (bad.length > 0) throw new Error(bad.join('; '));
  return `${said.split('\n').filter((line) => /^\s*ok\b/i.test(line)).length} things are as they should be, none is FAIL`;
}

/** What the restore said. */
function restored(said: string): string {
  const [line] = /^Restored and compared: .*$/m.exec(said) ?? [];
  if (!line) throw new Error(`It was not restored: ${said.slice(-400)}`);
  return line.replace(/, as of.*/, '');
}
