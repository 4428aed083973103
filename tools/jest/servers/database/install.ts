/**
 * Installs MariaDB's programs on a Debian machine as root, such as a fresh container. The core packages contain the server program
 * without the service, so nothing is started and no account is created.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PACKAGES = ['mariadb-server-core', 'mariadb-client-core'];
const APT_GET = '/usr/bin/apt-get';

/** Installs them and logs it; returns false on other machines and on failure. */
export const installMariaDb = async (log: (line: string) => void): Promise<boolean> => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync(APT_GET)) return false;
  log(`No database server found: installing ${PACKAGES.join(' and ')} with apt-get (programs only, no service).`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await run(APT_GET, ['update', '--quiet=2'], { env });
    await run(APT_GET, ['install', '--yes', '--quiet=2', '--no-install-recommends', ...PACKAGES], { env });
    return true;
  } catch (error) {
    log(`apt-get failed: ${error instanceof Error ? error.message.split('\n').slice(0, 4).join(' ') : error}`);
    return false;
  }
};
