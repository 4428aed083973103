/** Checks of the server from the inside. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectEqual, waitFor } from './checks.ts';
import type { Machine, ShellSession } from './machine.ts';
import { SITE } from './network.ts';

/** One minute of the alert rule, half a minute of grouping, and the delivery of the email. */
const ALERT_MS = 5 * 60_000;
const READY_MS = 60_000;

/** Checks that no placeholder remains. */
export async function checkPlaceholders(shell: ShellSession): Promise<string> {
  const files = '/etc/skal /etc/caddy /etc/nginx/sites-enabled /etc/prometheus/alertmanager.yml';
  const remaining = await shell.run(`grep --dereference-recursive --no-messages 'example\\.dk' ${files} || true`);
  expectEqual('remaining placeholders', remaining.trim(), '');
  return 'no placeholder of the guide remains in /etc';
}

/** Checks that the kernel enforces the unit's sandbox: user, capabilities and file system. */
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
  ) ?? [null, 'unknown'];
  return `user skal without capabilities, write access to its own folder only; systemd-analyze security: ${exposure}`;
}

/** Waits until the site responds through its proxy. */
export const waitUntilReady = (): Promise<void> =>
  waitFor(
    'the site',
    () =>
      fetch(`${SITE}/healthz/ready`)
        .then(({ ok }) => ok)
        .catch(() => false),
    READY_MS,
  );

/** Checks that each rule fires at the right time. */
export async function checkAlertRules(shell: ShellSession): Promise<string> {
  const output = await shell.run('promtool test rules docker/alerts.test.yml');
  expectEqual('promtool test rules', /SUCCESS/.test(output), true);
  const names = await shell.run("grep --count --extended-regexp '^ +- alert:' docker/alerts.yml");
  return `each of the ${names.trim()} rules fires at the right time (promtool test rules)`;
}

/** Checks that metrics are scraped, and that an unreachable site causes an email. */
export async function checkAlertDelivery(shell: ShellSession, mails: () => string[]): Promise<string> {
  const query = `curl --silent 'http://127.0.0.1:9090/api/v1/query?query=up%7Bjob%3D%22skal%22%7D'`;
  await waitFor('metrics', async () => /"1"\]/.test(await shell.run(query)), READY_MS);
  const hasAlert = (state: string) => mails().some((mail) => mail.includes('SkalIsDown') && mail.includes(state));
  await shell.run('systemctl stop skal');
  const startedAt = performance.now();
  try {
    await waitFor('the email of the alert', () => hasAlert('FIRING'), ALERT_MS);
  } finally {
    await shell.run('systemctl start skal');
  }
  const after = Math.round((performance.now() - startedAt) / 1000);
  await waitUntilReady();
  return `SkalIsDown arrived by email ${after} s after the site was stopped`;
}

/** Checks that enabled services start after a reboot. */
export async function checkRestart(machine: Machine): Promise<string> {
  await machine.restart();
  const startedAt = performance.now();
  await waitUntilReady();
  return `the site responded ${Math.round((performance.now() - startedAt) / 1000)} s after systemd was up`;
}
