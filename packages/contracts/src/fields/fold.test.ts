import { foldForSearch } from './fold.ts';

it.each([
  ['ÆRØ', 'ærø'],
  ['Ærø', 'ærø'],
  ['CAFÉ', 'cafe'],
  ['Cafe\u0301', 'cafe'],
  ['Åse', 'åse'],
  ['A\u030ase', 'åse'],
  ['Öberg', 'oberg'],
  ['  Müller ', 'muller'],
  ['Åse@Example.DK', 'åse@example.dk'],
])('folds %j to %j', (text, folded) => {
  expect(foldForSearch(text)).toBe(folded);
});
