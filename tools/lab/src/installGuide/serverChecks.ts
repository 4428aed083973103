/** What must be so of the server itself, as somebody sees it who is on it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectEqual, waitFor } from './checks.ts';
import type { Machine, ShellSession } from './machine.ts';
import { SITE } from './network.ts';

/** A minute that the rule asks for, half of one in which Alertmanager gathers, and what a mail takes. */
const ALERT_MS = 5 * 60_000;
const READY_MS = 60_000;

/** Nothing may be left of the names that the page has. */
export async function checkPlaceholders(shell: ShellSession): Promise<string> {
  const places = '/etc/skal /etc/caddy /etc/nginx/sites-enabled /etc/prometheus/alertmanager.yml';
  const left = await shell.run(`grep --dereference-recursive --no-messages 'example\\.dk' ${places} || true`);
  expectEqual('names of the page that are left', left.trim(), '');
  return 'no name of the page is left in /etc';
}

/** The unit's promises are kept by the kernel: whose process it is, and what it may not. */
export async function checkSandbox(machine: Machine, shell: ShellSession): Promise<string> {
  const pid = (await shell.run('systemctl show --property MainPID --value skal')).trim();
  const status = readFileSync(join(machine.root, 'proc', pid, 'status'), 'utf8');
  const of = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1];
  const skal = (await shell.run('id --user skal')).trim();
  expectEqual('user, rights, NoNewPrivs', [of('Uid'), of('CapBnd'), of('NoNewPrivs')], [skal, '0000000000000000', '1']);
  const write = (path: string) => `nsenter --target ${pid} --mount setpriv --reuid skal touch ${path} 2>&1 || true`;
  for (const path of ['/srv/skal/x', '/etc/x', '/usr/x']) {
    expectEqual(`writing ${path}`, /Read-only file system/.test(await shell.run(write(path))), true);
  }
  const [, exposure] = /exposure level for skal\.service: ([\d.]+ \w+)/i.exec(
    await shell.run('systemd-analyze security --no-pager skal 2>&1 | tail -n 1'),
  ) ?? [null, 'not told'];
  return `user skal without rights, and only its own folder can be written; systemd-analyze security: ${exposure}`;
}

/** Waits until the site answers through its proxy. */
export const waitUntilReady = (): Promise<void> =>
  waitFor(
    'the site',
    () =>
      fetch(`${SITE}/healthz/ready`)
        .then(({ ok }) => ok)
        .catch(() => false),
    READY_MS,
  );

/** Each rule tells when it should, and no sooner. */
export async function checkAlertRules(shell: ShellSession): Promise<string> {
  const said = await shell.run('promtool test rules docker/alerts.test.yml');
  expectEqual('promtool test rules', /SUCCESS/.test(said), true);
  const names = await shell.run("grep --count --extended-regexp '^ +- alert:' docker/alerts.yml");
  return `each of the ${names.trim()} tells when it should, and no sooner (promtool test rules)`;
}

/** The figures are read, and somebody is told of a site that has gone. */
export async function checkAlertDelivery(shell: ShellSession, mails: () => string[]): Promise<string> {
  const ask = `curl --silent 'http://127.0.0.1:9090/api/v1/query?query=up%7Bjob%3D%22skal%22%7D'`;
  await waitFor('figures', async () => /"1"\]/.test(await shell.run(ask)), READY_MS);
  const told = (state: string) => mails().some((mail) => mail.includes('SkalIsDown') && mail.includes(state));
  await shell.run('systemctl stop skal');
  const began = performance.now();
  try {
    await waitFor('a mail of the alert', () => told('FIRING'), ALERT_MS);
  } finally {
    await shell.run('systemctl start skal');
  }
  const after = Math.round((performance.now() - began) / 1000);
  await waitUntilReady();
  return `SkalIsDown came as a mail ${after} s after the site had been stopped`;
}

/** What is enabled comes back by itself. */
export async function checkRestart(machine: Machine): Promise<string> {
  await machine.restart();
  const began = performance.now();
  await waitUntilReady();
  return `after it the site answered by itself, ${Math.round((performance.now() - began) / 1000)} s after systemd was up`;
}
