import type { RegistryReply } from '@skal/contracts/operations/registry';
import type { SiteInfo } from '@skal/contracts/site/site';
import { openLivePages } from './composition/livePages.ts';
import { type CdnSettings, NO_CDN, openCdn } from './http/cdn/cdn.ts';
import type { Compression } from './http/encodedBody.ts';
import type { MockAssets } from './pages/mockScript.ts';
import { openTeamStore } from './registry/teams.ts';
import { openReleaseService } from './releases/releaseService.ts';
import type { ReleasesConfig } from './releases/releasesConfig.ts';
import { startReleaseSync } from './shared/releaseSync.ts';
import { openRevisionStore } from './shared/revisionStore.ts';

export interface SiteSettings extends ReleasesConfig {
  site: SiteInfo;
  /** How well pages are compressed. */
  compression: Compression;
  log: (message: string, error?: unknown) => void;
  /** What a cache in front of the site may store; nothing without revalidation by default. */
  cdn?: CdnSettings;
  /** Undefined if the api answers calls. */
  mocked?: MockAssets;
}

/**
 * Opens the releases of a site and composes the pages of those that are live. The web server and the api both need it,
 * so it is opened before either of them.
 */
export async function openSite({ cdn = NO_CDN, ...settings }: SiteSettings) {
  const { dataDir, shared, log, mocked } = settings;
  const config = { dataDir, shared };
  // One connection for three parts. Workers get the config and open their own.
  const opened = shared ? { dataDir, shared: { ...shared, revisions: openRevisionStore(shared.database) } } : config;
  const releases = openReleaseService(opened, log);
  const teams = openTeamStore(opened);
  const sync = await startReleaseSync(opened, log);
  const caches = openCdn(cdn, log);
  const closeReleases = async () => {
    await caches.close();
    await sync.close();
    teams.close();
    releases.close();
  };
  const pages = await openLivePages({ ...settings, mocks: mocked?.mocks, onChanged: caches.purge }).catch(
    async (error: unknown) => {
      await closeReleases();
      throw error;
    },
  );
  return {
    ...{ config, settings: { ...settings, cdn }, releases, teams, sync, caches, pages },
    /** What visitors get at this moment. */
    registry: (): RegistryReply => pages.current().registryReply,
    async close() {
      await pages.close();
      await closeReleases();
    },
  };
}

export type Site = Awaited<ReturnType<typeof openSite>>;
