/** The walk itself, inside namespaces that end with it: see ../server.ts. Its third open file is the server's network. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeResult } from '@skal/tooling/src/resultsPage.ts';
import { startFakeInternet } from './fakeInternet.ts';
import { fillPlaceholders, parseCommandBlocks } from './guide.ts';
import { bootMachine } from './machine.ts';
import { ADDRESSES, DOMAIN, HOSTS, MAIL, NAME_SERVER } from './network.ts';
import { GUIDE_HEADING, renderReport } from './report.ts';
import { type GuideResult, runGuide } from './runGuide.ts';

const NETWORK = 3;
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

const [tools = '', empty = '', scratch = '', ...words] = process.argv.slice(2);
const began = performance.now();
const say = (line: string) => console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${line}`);

/** What somebody does in an editor: a mail server without a password, and whose word is taken for certificates. */
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
  const made = join(scratch, ...parts);
  mkdirSync(made, { recursive: true });
  return made;
};

execFileSync('ip', ['link', 'set', 'lo', 'up']);
// Before there is a cable, its servers listen there already.
execFileSync('ip', ['address', 'add', `${ADDRESSES.world}/32`, 'dev', 'lo']);
const log = openSync(join(scratch, 'world.log'), 'a');
const world = await startFakeInternet(folder('world'), tools, log);

const given = folder('server/given');
writeFileSync(join(folder('server/given/etc'), 'hosts'), HOSTS);
writeFileSync(join(given, 'etc/resolv.conf'), `nameserver ${NAME_SERVER}\n`);
// Whoever signs in this world, and whoever stands between this machine and the registry of packages.
const trusted = folder('server/given/usr/local/share/ca-certificates');
for (const [index, pem] of world.authorities.entries()) writeFileSync(join(trusted, `walk-${index}.crt`), pem);
execFileSync('sh', ['-c', `cp /usr/local/share/ca-certificates/*.crt ${trusted}/ 2>/dev/null || true`]);
writeFileSync(join(folder('server/given/usr/local/etc'), 'npmrc'), `cafile=${CERTIFICATES}\nupdate-notifier=false\n`);
const editor = join(folder('server/given/usr/local/bin'), 'editor');
writeFileSync(editor, EDITOR);
chmodSync(editor, 0o755);
writeFileSync(join(scratch, 'server/console'), '');

const machine = await bootMachine({ name: basename(scratch), empty, own: join(scratch, 'server'), network: NETWORK });
say('an empty Debian is up');
const hear = openSync(join(scratch, 'server.log'), 'a');
const opened = () => machine.openShell((line) => writeFileSync(hear, `${line}\n`));
let shell = opened();
const openShell = () => {
  shell = opened();
};
const release = await shell.run('. /etc/os-release; echo "$PRETTY_NAME $(cat /etc/debian_version)"');
const outcome: GuideResult = { walked: [], found: [] };
let stopped: string | null = null;
try {
  const blocks = fillPlaceholders(parseCommandBlocks(), { domain: DOMAIN, repository: world.repository });
  const place = { machine, world, scratch: folder('visitor'), shell: () => shell, openShell };
  await runGuide({ ...place, blocks, say, outcome });
} catch (error) {
  stopped = error instanceof Error ? error.message : String(error);
  console.error(stopped);
}
if (!words.includes('--keep')) {
  writeResult(GUIDE_HEADING, renderReport({ ...outcome, debian: release.trim(), stopped }, new Date()));
}
process.exitCode = stopped === null && outcome.found.every(({ good }) => good) ? 0 : 1;
process.exit();
