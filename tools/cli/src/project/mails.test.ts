import { readFileSync } from 'node:fs';
import { letterSamples } from '@skal/api/letters';
import { PIECES_FILE, piecesText } from '../mails/pieces.ts';

it('the pieces of mails are those that are drawn today; if not, run `skal generate email-templates`', () => {
  expect(readFileSync(PIECES_FILE, 'utf8')).toBe(piecesText());
});

it('the gallery shows every mail', () => {
  const stories = readFileSync(new URL('../../../storybook/src/mails/Mail.stories.tsx', import.meta.url), 'utf8');
  const shown = [...stories.matchAll(/writer: '(\w+)'/g)].map(([, writer = '']) => writer);
  expect(shown.sort()).toEqual([...new Set(letterSamples.map(({ writer }) => writer))].sort());
});
