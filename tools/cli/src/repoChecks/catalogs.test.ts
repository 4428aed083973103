import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@skal/contracts/site/locale';
import { parsePo } from 'pofile-ts';
import { ROOT } from '../webpack/bundles.ts';

/** Names of values and numbers of tags in a message, each once. */
const placeholdersOf = (message: string): string[] =>
  [...new Set(message.match(/\{\s*\w+(?=\s*[,}])|<\/?\w+\/?>/g)?.map((each) => each.replace(/\s/g, '')))].sort();

const itemsOf = (locale: string) =>
  globSync(`{*,packages/*}/locales/${locale}.po`, { cwd: ROOT }).flatMap((file) =>
    parsePo(readFileSync(join(ROOT, file), 'utf8')).items.map(({ msgctxt, msgid, msgstr }) => ({
      ...{ file, msgid, text: msgstr[0] ?? '', key: `${msgctxt ?? ''} | ${msgid}` },
    })),
  );

describe.each(LOCALES)('the catalogs in %s', (locale) => {
  const items = itemsOf(locale);

  it('have one translation of each message, because a page has the messages of several packages', () => {
    expect(items.length).toBeGreaterThan(1000);
    const byKey = Object.groupBy(items, ({ key }) => key);
    const different = Object.values(byKey).filter((same) => new Set(same?.map(({ text }) => text)).size > 1);
    expect(different.flat()).toEqual([]);
  });

  it('keep the values and tags of each message', () => {
    const english = new Map(itemsOf(LOCALES[0]).map(({ file, key, text }) => [file.replace(/\w+\.po$/, key), text]));
    const changed = items.filter(
      ({ file, key, text }) =>
        placeholdersOf(text).join() !== placeholdersOf(english.get(file.replace(/\w+\.po$/, key)) ?? '').join(),
    );
    expect(changed.map(({ key, text }) => [key, text])).toEqual([]);
  });
});
