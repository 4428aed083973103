import { compileTexts } from './catalogs.ts';

const texts = { path: '/da/kontakt', greeting: 'Hej {name}' };
const pseudo = { locale: 'da', options: { prepend: '[' } };

test('a pseudo-locale changes the texts of its language, but no path and no placeholder', () => {
  const { path, greeting } = compileTexts('da', texts, pseudo);
  expect(path).toEqual(['/da/kontakt']);
  expect(greeting).toEqual([expect.stringMatching(/^\[[^a-z]+ $/), ['name']]);
  expect(compileTexts('en', texts, pseudo)).toEqual({ path: ['/da/kontakt'], greeting: ['Hej ', ['name']] });
});

test('a text that is not valid ICU is an error', () => {
  expect(() => compileTexts('da', { greeting: 'Hej {name' })).toThrow();
});
