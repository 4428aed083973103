/** Runs inside namespaces that end with it: see ../install-guide.ts. File descriptor 3 is the server's network. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeResult } from '@skal/tooling/src/results/resultsPage.ts';
import { startFakeInternet } from './fakeInternet.ts';
import { fillPlaceholders, parseCommandBlocks } from './guide.ts';
import { bootMachine } from './machine.ts';
import { ADDRESSES, DOMAIN, HOSTS, MAIL, NAME_SERVER } from './network.ts';
import { GUIDE_HEADING, renderReport } from './report.ts';
import { type GuideResult, runGuide } from './runGuide.ts';

const NETWORK = 3;
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

const [tools = '', empty = '', scratch = '', ...words] = process.argv.slice(2);
const startedAt = performance.now();
const logStep = (line: string) =>
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${line}`);

/** The edits of the operator: a mail server without a password, and the trusted certificates. */
const EDITOR = `#!/bin/sh
set -eu
case $1 in
*/skal.env)
	sed -i "s|^SMTP_URL=.*|SMTP_URL='smtp://${MAIL}:587'|; s/example\\.dk/${DOMAIN}/" "$1"
	echo NODE_EXTRA_CA_CERTS=${CERTIFICATES} >> "$1"
	;;
*/alertmanager.yml) sed -i '/smtp_auth_/d' "$1" ;;
*) exit 1 ;;
esac
`;

const folder = (...parts: string[]): string => {
  const dir = join(scratch, ...parts);
  mkdirSync(dir, { recursive: true });
  return dir;
};

execFileSync('ip', ['link', 'set', 'lo', 'up']);
// Before the link exists, because its servers bind to this address at once.
execFileSync('ip', ['address', 'add', `${ADDRESSES.world}/32`, 'dev', 'lo']);
const log = openSync(join(scratch, 'world.log'), 'a');
const internet = await startFakeInternet(folder('world'), tools, log);

const initialFiles = folder('server/given');
writeFileSync(join(folder('server/given/etc'), 'hosts'), HOSTS);
writeFileSync(join(initialFiles, 'etc/resolv.conf'), `nameserver ${NAME_SERVER}\n`);
// The authorities of the simulated internet, and those of a proxy between this machine and the npm registry.
const certificateFolder = folder('server/given/usr/local/share/ca-certificates');
for (const [index, pem] of internet.authorities.entries())
  writeFileSync(join(certificateFolder, `walk-${index}.crt`), pem);
execFileSync('sh', ['-c', `cp /usr/local/share/ca-certificates/*.crt ${certificateFolder}/ 2>/dev/null || true`]);
writeFileSync(join(folder('server/given/usr/local/etc'), 'npmrc'), `cafile=${CERTIFICATES}\nupdate-notifier=false\n`);
const editor = join(folder('server/given/usr/local/bin'), 'editor');
writeFileSync(editor, EDITOR);
chmodSync(editor, 0o755);
writeFileSync(join(scratch, 'server/console'), '');

const machine = await bootMachine({ name: basename(scratch), empty, own: join(scratch, 'server'), network: NETWORK });
logStep('the empty Debian is running');
const logFile = openSync(join(scratch, 'server.log'), 'a');
const openLoggedShell = () => machine.openShell((line) => writeFileSync(logFile, `${line}\n`));
let shell = openLoggedShell();
const openShell = () => {
  shell = openLoggedShell();
};
const release = await shell.run('. /etc/os-release; echo "$PRETTY_NAME $(cat /etc/debian_version)"');
const outcome: GuideResult = { executed: [], checks: [] };
let stopped: string | null = null;
try {
  const blocks = fillPlaceholders(parseCommandBlocks(), { domain: DOMAIN, repository: internet.repository });
  const context = { machine, world: internet, scratch: folder('visitor'), shell: () => shell, openShell };
  await runGuide({ ...context, blocks, say: logStep, outcome });
} catch (error) {
  stopped = error instanceof Error ? error.message : String(error);
  console.error(stopped);
}
if (!words.includes('--keep')) {
  writeResult(GUIDE_HEADING, renderReport({ ...outcome, debian: release.trim(), stopped }, new Date()));
}
process.exitCode = stopped === null && outcome.checks.every(({ ok }) => ok) ? 0 : 1;
process.exit();
