import { createCatalogTexts } from './catalogTexts.ts';
import type { Locale } from './locale.ts';

const COUNT = '{count, plural, one {# table} other {# tables}}';

/** A catalog with these messages. */
const catalog = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts)
    .map(([id, text]) => `msgid "${id}"\nmsgstr "${text}"\n`)
    .join('\n');

const catalogs: Record<Locale, string[]> = {
  en: [catalog({ 'Hello {name}': 'Hello {name}', [COUNT]: COUNT }), catalog({ Refresh: 'Refresh' })],
  da: [catalog({ 'Hello {name}': 'Hej {name}', [COUNT]: '' }), catalog({ Refresh: 'Refresh (da)' })],
};
const { textIn, hasMessage } = createCatalogTexts((locale) => catalogs[locale]);

describe('textIn', () => {
  it('fills the places of a text', () => {
    const texts = (['en', 'da'] as const).map((locale) => textIn(locale)('Hello {name}', { name: 'Ida' }));
    expect(texts).toEqual(['Hello Ida', 'Hej Ida']);
  });

  it('chooses the plural of a count, in English without a translation', () => {
    expect([1, 2].map((count) => textIn('da')(COUNT, { count }))).toEqual(['1 table', '2 tables']);
  });

  it('knows the messages of all catalogs, and returns others as they are', () => {
    expect([textIn('da')('Refresh'), textIn('da')('Reload {page}', { page: 'A' })]).toEqual([
      'Refresh (da)',
      'Reload A',
    ]);
    expect(['Refresh', 'Reload {page}'].map(hasMessage)).toEqual([true, false]);
  });
});
