import { getCatalogs } from '@lingui/cli/api';
import { makeConfig } from '@lingui/conf';
import { linguiConfig } from '../../webpack/messages/linguiConfig.ts';

/**
 * Updates the catalogs of a package as `lingui extract` does: the name of a remote changes the order of its texts.
 * @param rootDir the folder of the config file; sources in catalogs are relative to it
 */
export async function extractTexts(rootDir: string, dir: string): Promise<void> {
  const config = makeConfig({ rootDir, ...linguiConfig([dir]) });
  for (const catalog of await getCatalogs(config)) {
    await catalog.make({ clean: true, overwrite: true, orderBy: config.orderBy });
  }
}
