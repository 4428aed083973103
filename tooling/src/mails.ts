/** `npm run mails`: draws the pieces of mails anew, for the api, which puts words into them and has no renderer. */
import { writeFileSync } from 'node:fs';
import { PIECES_FILE, piecesText } from './mails/pieces.ts';

writeFileSync(PIECES_FILE, piecesText());
console.log(`written: ${PIECES_FILE}`);
