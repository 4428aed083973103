import type { Locale } from '@skal/contracts/site/locale';
import type { SiteInfo } from '@skal/contracts/site/site';
import type { RemoteManifest } from '@skal/shell-kit/manifest.ts';
import type { Snapshot } from '../../src/federation/snapshot.ts';
import { cacheKey, type DiskCache } from '../fs/diskCache.ts';
import { versionlessSnapshot } from '../pages/registrySnapshot.ts';
import { pageStructuredData } from '../pages/structuredData.ts';
import type { LiveSet } from '../registry/liveSet.ts';
import type { Registry } from '../registry/registry.ts';
import type { Release, ReleaseRoute } from '../releases/release.ts';
import { loadRemoteManifest, loadShellBundle, type ShellServerBundle } from './serverBundle.ts';

/** The parts of a page that come from the code of its bundles. */
export interface RenderedPage {
  title: string;
  /** Null if it could not be rendered. */
  markup: { html: string; styles: string } | null;
  /** The structured data of the page itself. */
  data: readonly object[];
}

/** Parts of the shell that all pages share, and the not-found page. */
export interface RenderedShell {
  snapshotId: string;
  /** Null if this shell does not render pages with their visitor's data. */
  pageDataId: string | null;
  eventCaptureScript: string;
  verifiesUnlistedModules: boolean;
  loadsRemotes: boolean;
  notFound: RenderedPage;
}

export interface RenderedSite {
  shell: RenderedShell;
  /** Pages of all remotes by path. */
  pages: ReadonlyMap<string, RenderedPage>;
}

export interface RenderSettings {
  site: SiteInfo;
  /** Cache of the rendered pages of each remote. */
  rendered: DiskCache;
  /** Called for a page that could not be rendered or described. The page is then served without the failed part. */
  onRenderError: (path: string, error: unknown) => void;
  /** Called when rendered pages cannot be cached. */
  onCacheError: (error: unknown) => void;
}

/**
 * Renders every page of the live set, unless it is cached. The cache key of a remote's pages covers the remote, the
 * shell and the navigation of all remotes. The code of a release only runs if one of its pages is rendered.
 */
export async function renderPages(
  { shell, remotes }: Pick<LiveSet, 'shell' | 'remotes'>,
  snapshot: Snapshot,
  releaseDir: Registry['releaseDir'],
  { site, rendered, onRenderError, onCacheError }: RenderSettings,
  locale: Locale,
): Promise<RenderedSite> {
  const stableSnapshot = versionlessSnapshot(snapshot);
  const dirOf = ({ name, version }: Release) => releaseDir(name, version);
  let shellBundle: ShellServerBundle | undefined;
  const getShellBundle = (): ShellServerBundle => {
    shellBundle ??= loadShellBundle(dirOf(shell), shell, locale);
    return shellBundle;
  };

  const readOrRender = async <Value>(
    release: Release,
    render: () => Promise<{ value: Value; isComplete: boolean }>,
  ): Promise<Value> => {
    const key = cacheKey(shell, release, { ...stableSnapshot, locale });
    const known = rendered.read(key);
    if (known !== null) return known as Value;
    const { value, isComplete } = await render();
    // An incomplete result is not cached: the next attempt may succeed.
    if (!isComplete) return value;
    try {
      rendered.write(key, value);
    } catch (error) {
      onCacheError(error);
    }
    return value;
  };

  const renderShell = async (): Promise<{ value: RenderedShell; isComplete: boolean }> => {
    const bundle = getShellBundle();
    const title = bundle.documentTitle(bundle.NOT_FOUND_TITLE, site.brand);
    // No bundle has this path: routes are plain paths.
    const notFound = { title, markup: await bundle.renderPage('/*', stableSnapshot, {}), data: [] };
    const value = {
      snapshotId: bundle.SNAPSHOT_ID,
      pageDataId: bundle.PAGE_DATA_ID ?? null,
      eventCaptureScript: bundle.KEEP_TAPS_SCRIPT,
      verifiesUnlistedModules: bundle.CHECKS_AHEAD === true,
      loadsRemotes: bundle.LOADS_REMOTES === true,
      notFound,
    };
    return { value, isComplete: true };
  };

  const renderRemote = async (remote: Release): Promise<{ value: Map<string, RenderedPage>; isComplete: boolean }> => {
    const bundle = getShellBundle();
    const isPublic = ({ access }: ReleaseRoute) => access === 'public';
    const manifest: RemoteManifest | null = remote.routes.some(isPublic)
      ? loadRemoteManifest(dirOf(remote), remote, bundle)
      : null;
    const value = new Map<string, RenderedPage>();
    let isComplete = true;
    for (const route of remote.routes) {
      const { path } = route;
      const report = (error: unknown) => {
        isComplete = false;
        onRenderError(path, error);
        return null;
      };
      const manifests = manifest ? { [remote.name]: manifest } : {};
      const html = await bundle.renderPage(path, stableSnapshot, manifests).catch(report);
      const data = manifest && isPublic(route) ? await pageStructuredData(site, path, manifest).catch(report) : [];
      value.set(path, { title: bundle.documentTitle(route.title, site.brand), markup: html, data: data ?? [] });
    }
    return { value, isComplete };
  };

  const shellParts = await readOrRender(shell, renderShell);
  const pages = new Map<string, RenderedPage>();
  for (const remote of remotes) {
    const remotePages = await readOrRender(remote, () => renderRemote(remote));
    for (const [path, page] of remotePages) pages.set(path, page);
  }
  return { shell: shellParts, pages };
}
