/** `npm run openapi`: tells anew how each call can be answered, from endpoints and types in the contracts. */
import { writeFileSync } from 'node:fs';
import { REPLIES_FILE, repliesText } from './openapi/replies.ts';

writeFileSync(REPLIES_FILE, await repliesText());
console.log(`written: ${REPLIES_FILE}`);
