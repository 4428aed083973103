import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SiteInfo } from '@skal/contracts/site/site';
import { openOverridePages } from '../override/override.ts';
import { parseOverride } from '../override/overrideQuery.ts';
import { withIntegrityLists } from '../pages/integrity.ts';
import type { LogFn } from '../registry/registryFile.ts';
import type { ReleasesConfig } from '../releases/releasesConfig.ts';
import { startReleaseSync } from '../shared/releaseSync.ts';
import { sendPrepared } from './preparedResponse.ts';
import { openReleaseFiles } from './releaseFiles.ts';
import { createResponseLookup } from './responseLookup.ts';

export interface PreviewServer {
  url: string;
  close(): Promise<void>;
}

interface Settings {
  site: SiteInfo;
  log: LogFn;
}

/** No page is live here. */
const rejectUnversioned = () => {
  throw new Error('The preview server serves only pages with an override');
};

/**
 * Opens a preview server on a free port of this machine, for processes with access to the data folder. It serves pages
 * with staged versions, and files of releases. Unlike the web server of the site, it counts no reports and monitors no
 * canary.
 */
export async function openPreviewServer(place: ReleasesConfig, { site, log }: Settings): Promise<PreviewServer> {
  const { dataDir } = place;
  const sync = await startReleaseSync(place, log);
  const files = withIntegrityLists(openReleaseFiles(dataDir, sync.fetch), dataDir, sync.fetch);
  const ready = createResponseLookup(rejectUnversioned, files, { isSecure: false });
  const overrides = openOverridePages({
    ...{ dataDir, site, log, fetchRelease: sync.fetch },
    // Only this machine can reach it.
    ...{ api: { isOperator: async () => true }, teams: { find: async () => null } },
  });

  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const { pathname, search } = new URL(req.url ?? '/', 'http://localhost');
    const override = parseOverride(search);
    if (override) {
      const outcome = await overrides.render({ req, res, path: pathname }, override);
      if ('page' in outcome) sendPrepared(req, res, ready.uncached(outcome.page));
      else res.writeHead(outcome.status).end(outcome.message);
      return;
    }
    const file = await ready.read(pathname);
    if (file) sendPrepared(req, res, file);
    else res.writeHead(404).end();
  };

  const server = createServer((req, res) => {
    answer(req, res).catch((error) => {
      log('A file of a release cannot be read at this moment', error);
      res.writeHead(503).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      await overrides.close();
      await sync.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
