/** What a result depends on besides files: nx runs this for every task, and its words are part of the task's hash. */
import { version as systemVersion } from 'node:os';

const { locale, timeZone } = new Intl.DateTimeFormat().resolvedOptions();

console.log([process.version, process.platform, process.arch, systemVersion(), locale, timeZone].join(' '));
