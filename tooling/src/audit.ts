/** `npm run audit`: what the registry knows of holes in the packages that are served. */

import { ROOT } from './root.ts';
import { audit } from './supply/audit.ts';

const { good, says } = await audit(ROOT);
console.log(says.join('\n'));
if (!good) process.exitCode = 1;
