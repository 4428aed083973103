import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { type LinguiConfigNormalized, makeConfig } from '@lingui/conf';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { LOCALES, type Locale, SOURCE_LOCALE } from '@skal/contracts/site/locale';
import { BUNDLED_PACKAGES, type Bundle, bundles, ROOT } from '../bundles.ts';
import { packageDir } from '../packages.ts';
import { linguiConfig } from './linguiConfig.ts';

/** Compiled messages of one language, by message id. */
export type Messages = Readonly<Record<string, CompiledMessage>>;

/** Compiled messages by language. */
export type Catalogs = Readonly<Record<string, Messages>>;

type PseudoLocale = LinguiConfigNormalized['pseudoLocale'][number];

const configOf = (dirs: readonly string[]) => makeConfig({ rootDir: ROOT, ...linguiConfig(dirs) });

const packageDirs = (names: readonly string[]) => names.map((name) => packageDir(`@skal/${name}`));

/**
 * Reads the messages of these packages in each language, by id. A message without a translation is English. If packages translate
 * a message differently, the last one is used.
 */
async function readTexts(
  dirs: readonly string[],
): Promise<[locale: string, texts: Readonly<Record<string, string>>][]> {
  const catalogs = await getCatalogs(configOf(dirs));
  const options = { sourceLocale: SOURCE_LOCALE, fallbackLocales: { default: SOURCE_LOCALE } };
  const read = async (locale: string) => {
    const found = await Promise.all(catalogs.map((catalog) => catalog.getTranslations(locale, options)));
    return Object.assign({}, ...found.map(({ messages }) => messages)) as Record<string, string>;
  };
  return Promise.all(
    LOCALES.map(async (locale): Promise<[string, Record<string, string>]> => [locale, await read(locale)]),
  );
}

const isPath = (text: string): boolean => text.startsWith('/');

/**
 * Compiles the messages of one language.
 * @param pseudo the language whose texts become accented and longer; paths of pages stay as they are
 * @throws if a message is not valid ICU
 */
export function compileTexts(locale: string, texts: Readonly<Record<string, string>>, pseudo?: PseudoLocale): Messages {
  const { source, errors } = createCompiledCatalog(locale, texts, {
    namespace: 'json',
    ...(pseudo && { pseudoLocale: pseudo.locale, pseudoLocaleOptions: pseudo.options }),
  });
  if (errors[0]) throw errors[0].error;
  const { messages } = JSON.parse(source) as { messages: Messages };
  const paths = Object.entries(texts).filter(([, text]) => isPath(text));
  return { ...messages, ...Object.fromEntries(paths.map(([id, path]) => [id, [path]])) };
}

/**
 * Reads and compiles the PO catalogs of a bundle and the packages in it.
 * @throws if a message is not valid ICU
 */
export async function readCatalogs({ dir, packages }: Pick<Bundle, 'dir' | 'packages'>): Promise<Catalogs> {
  const texts = await readTexts([dir, ...packageDirs(packages)]);
  const [pseudo] = configOf([]).pseudoLocale;
  return Object.fromEntries(texts.map(([locale, messages]) => [locale, compileTexts(locale, messages, pseudo)]));
}

/** Returns the languages of a bundle, English first: a remote that is released alone may have no other. */
export const localesOf = ({ dir }: Pick<Bundle, 'dir'>): Locale[] =>
  LOCALES.filter((locale) => locale === SOURCE_LOCALE || existsSync(join(dir, 'locales', `${locale}.po`)));

/** Reads the texts of pages and api by language and message id. */
export async function readSiteTexts(): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> {
  const dirs = [...bundles.map(({ dir }) => dir), ...packageDirs(BUNDLED_PACKAGES), join(ROOT, 'api')];
  return Object.fromEntries(await readTexts(dirs));
}
