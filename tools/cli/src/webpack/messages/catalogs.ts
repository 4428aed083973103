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

/**
 * Reads and compiles the PO catalogs of all packages. A message without a translation is English.
 * @throws if a message is not valid ICU
 */
export async function readCatalogs(): Promise<Catalogs> {
  const catalogs = await getCatalogs(config);
  const read = async (locale: string): Promise<Messages> => {
    const compiled: Record<string, CompiledMessage> = {};
    for (const catalog of catalogs) {
      const { messages } = await catalog.getTranslations(locale, {
        sourceLocale: config.sourceLocale,
        fallbackLocales: { default: config.sourceLocale },
      });
      for (const [id, text] of Object.entries(messages)) compiled[id] = compileMessage(text);
    }
    return compiled;
  };
  return Object.fromEntries(await Promise.all(config.locales.map(async (locale) => [locale, await read(locale)])));
}
