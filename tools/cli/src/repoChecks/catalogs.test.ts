import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { LOCALES } from '@skal/contracts/site/locale';
import { parsePo } from 'pofile-ts';
import { ROOT } from '../webpack/bundles.ts';

/** Returns the names of the values and the tags in a message, also of those inside of plurals. */
const placeholdersIn = (message: CompiledMessage): string[] =>
  message.flatMap((token) => {
    if (typeof token === 'string') return token.match(/<\/?\w+\/?>/g) ?? [];
    const [name, , format] = token;
    const cases = typeof format === 'object' && format !== null ? Object.values(format) : [];
    return [name, ...cases.flatMap((each) => placeholdersIn(Array.isArray(each) ? each : [String(each)]))];
  });

/** Returns the names of the values and the tags in a message, each once. */
const placeholdersOf = (message: string): string[] =>
  [...new Set(placeholdersIn(compileMessageOrThrow(message)))].sort();

const itemsOf = (locale: string) =>
  globSync(`{*,packages/*,shell/server,tools/cli/template}/locales/${locale}.po`, { cwd: ROOT }).flatMap((file) =>
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
