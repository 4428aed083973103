import { type I18n, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { parsePo } from 'pofile-ts';
import { LOCALES, type Locale, SOURCE_LOCALE } from './locale.ts';

/** Values of the placeholders of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Returns a text: the message with an English text as id, and its values. */
export type TextOf = (id: string, values?: MessageValues) => string;

/** Texts of a server. */
interface CatalogTexts {
  /** Returns the texts of one language. The comment `i18n` before an id marks it for the catalogs. */
  textIn(locale: Locale): TextOf;
  /** Whether the catalogs have a message. */
  hasMessage(id: string): boolean;
}

/** Compiles the messages of a PO catalog, by id. A message without a translation is English. */
const compileCatalog = (catalog: string) =>
  Object.fromEntries(parsePo(catalog).items.map(({ msgid, msgstr }) => [msgid, compileMessage(msgstr[0] || msgid)]));

function createTexts(locale: Locale, catalogs: readonly string[]): I18n {
  const messages = Object.assign({}, ...catalogs.map(compileCatalog));
  return setupI18n({ locale, messages: { [locale]: messages } }).setMessagesCompiler(compileMessage);
}

/**
 * Creates the texts of a server, which Node runs without compiling macros, from PO catalogs.
 * @param readCatalogs reads the catalogs of a language
 */
export function createCatalogTexts(readCatalogs: (locale: Locale) => readonly string[]): CatalogTexts {
  const texts = Object.fromEntries(
    LOCALES.map((locale) => [locale, createTexts(locale, readCatalogs(locale))]),
  ) as Record<Locale, I18n>;
  return {
    textIn: (locale) => (id, values) => texts[locale]._(id, values),
    hasMessage: (id) => id in texts[SOURCE_LOCALE].messages,
  };
}
