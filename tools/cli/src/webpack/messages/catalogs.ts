import { join, resolve } from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig, type LinguiConfigNormalized } from '@lingui/conf';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { BUNDLED_PACKAGES, type Bundle, bundles, ROOT } from '../bundles.ts';
import { packageDir } from '../packages.ts';

/** Compiled messages of one language, by message id. */
export type Messages = Readonly<Record<string, CompiledMessage>>;

/** Compiled messages by language. */
export type Catalogs = Readonly<Record<string, Messages>>;

type PseudoLocale = LinguiConfigNormalized['pseudoLocale'][number];

const config = getConfig({ cwd: ROOT, configPath: join(ROOT, 'lingui.config.ts') });

const packageDirs = (names: readonly string[]) => names.map((name) => packageDir(`@skal/${name}`));

/** Reads the messages of these packages in each language, by id. A message without a translation is English. */
async function readTexts(
  dirs: readonly string[],
): Promise<[locale: string, texts: Readonly<Record<string, string>>][]> {
  const catalogs = (await getCatalogs(config)).filter(({ path }) => dirs.includes(resolve(path, '../..')));
  const options = { sourceLocale: config.sourceLocale, fallbackLocales: { default: config.sourceLocale } };
  const read = async (locale: string) => {
    const found = await Promise.all(catalogs.map((catalog) => catalog.getTranslations(locale, options)));
    return Object.assign({}, ...found.map(({ messages }) => messages)) as Record<string, string>;
  };
  return Promise.all(
    config.locales.map(async (locale): Promise<[string, Record<string, string>]> => [locale, await read(locale)]),
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
  const [pseudo] = config.pseudoLocale;
  return Object.fromEntries(texts.map(([locale, messages]) => [locale, compileTexts(locale, messages, pseudo)]));
}

/** Reads the English messages of pages and api with their translations, by language. */
export async function readTranslations(): Promise<Readonly<Record<string, [english: string, translated: string][]>>> {
  const dirs = [...bundles.map(({ dir }) => dir), ...packageDirs(BUNDLED_PACKAGES), join(ROOT, 'api')];
  const texts = await readTexts(dirs);
  const english = new Map(texts).get(config.sourceLocale ?? '') ?? {};
  const pairs = (messages: Readonly<Record<string, string>>) =>
    Object.entries(messages).map(([id, text]): [string, string] => [english[id] ?? id, text]);
  return Object.fromEntries(
    texts.filter(([, messages]) => messages !== english).map(([locale, messages]) => [locale, pairs(messages)]),
  );
}
