/** Prints the environment that results depend on besides files: nx runs this for every task and hashes the output. */
import { version as systemVersion } from 'node:os';

const { locale, timeZone } = new Intl.DateTimeFormat().resolvedOptions();

console.log([process.version, process.platform, process.arch, systemVersion(), locale, timeZone].join(' '));
