import { readFileSync } from 'node:fs';
import { type I18n, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { LOCALES, type Locale, SOURCE_LOCALE } from '@skal/contracts/site/locale';
import { parsePo } from 'pofile-ts';

/** Folders of the catalogs with the sentences of contracts and api. */
const CATALOGS = ['../../../packages/contracts/locales', '../../locales'];

/** Values of the placeholders of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Returns a text: the message with an English text as id, and its values. */
export type TextOf = (id: string, values?: MessageValues) => string;

/** Reads the texts of a language by message. A message without a translation is English. */
export const readCatalogs = (locale: Locale): (readonly [id: string, text: string])[] =>
  CATALOGS.flatMap((folder) =>
    parsePo(readFileSync(new URL(`${folder}/${locale}.po`, import.meta.url), 'utf8')).items.map(
      ({ msgid, msgstr }) => [msgid, msgstr[0] || msgid] as const,
    ),
  );

function createTexts(locale: Locale): I18n {
  const messages = readCatalogs(locale).map(([id, text]) => [id, compileMessage(text)] as const);
  return setupI18n({ locale, messages: { [locale]: Object.fromEntries(messages) } }).setMessagesCompiler(
    compileMessage,
  );
}

const texts = Object.fromEntries(LOCALES.map((locale) => [locale, createTexts(locale)])) as Record<Locale, I18n>;

/** Whether the catalogs have a message. */
export const hasMessage = (id: string): boolean => id in texts[SOURCE_LOCALE].messages;

/** Returns the texts of one language. The comment `i18n` before an id marks it for the catalogs. */
export const textIn =
  (locale: Locale): TextOf =>
  (id, values) =>
    texts[locale]._(id, values);
