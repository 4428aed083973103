import { readFileSync } from 'node:fs';
import { PIECES_FILE, piecesText } from '../mails/pieces.ts';

it('the pieces of mails are those that are drawn today; if not, run `npm run mails`', () => {
  expect(readFileSync(PIECES_FILE, 'utf8')).toBe(piecesText());
});
