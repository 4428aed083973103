/** `npm run openapi`: makes the schemas of the replies anew, from the types in the contracts. */
import { writeFileSync } from 'node:fs';
import { REPLIES_FILE, repliesText } from './openapi/replies.ts';

writeFileSync(REPLIES_FILE, repliesText());
console.log(`written: ${REPLIES_FILE}`);
