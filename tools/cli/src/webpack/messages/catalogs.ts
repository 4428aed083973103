import { join } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import { ROOT } from '../bundles.ts';

/** Compiled messages of one language, by message id. */
export type Messages = Readonly<Record<string, CompiledMessage>>;

/** Compiled messages by language. */
export type Catalogs = Readonly<Record<string, Messages>>;

const config = getConfig({ cwd: ROOT, configPath: join(ROOT, 'lingui.config.ts') });

/** Reads the messages of all packages in each language, by id. A message without a translation is English. */
async function readTexts(): Promise<[locale: string, texts: Readonly<Record<string, string>>][]> {
  const catalogs = await getCatalogs(config);
  const options = { sourceLocale: config.sourceLocale, fallbackLocales: { default: config.sourceLocale } };
  const read = async (locale: string) => {
    const found = await Promise.all(catalogs.map((catalog) => catalog.getTranslations(locale, options)));
    return Object.assign({}, ...found.map(({ messages }) => messages)) as Record<string, string>;
  };
  return Promise.all(
    config.locales.map(async (locale): Promise<[string, Record<string, string>]> => [locale, await read(locale)]),
  );
}

const mapValues = <From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/**
 * Reads and compiles the PO catalogs of all packages.
 * @throws if a message is not valid ICU
 */
export async function readCatalogs(): Promise<Catalogs> {
  const texts = await readTexts();
  return Object.fromEntries(texts.map(([locale, messages]) => [locale, mapValues(messages, compileMessage)]));
}

/** Reads the English messages with their translations, by language. */
export async function readTranslations(): Promise<Readonly<Record<string, [english: string, translated: string][]>>> {
  const texts = await readTexts();
  const english = new Map(texts).get(config.sourceLocale ?? '') ?? {};
  const pairs = (messages: Readonly<Record<string, string>>) =>
    Object.entries(messages).map(([id, text]): [string, string] => [english[id] ?? id, text]);
  return Object.fromEntries(
    texts.filter(([, messages]) => messages !== english).map(([locale, messages]) => [locale, pairs(messages)]),
  );
}
