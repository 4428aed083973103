import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFacts } from '@skal/contracts/site';
import type { RemoteManifest } from '@skal/shell-kit/manifest.ts';
import type { Snapshot } from '../src/federation/snapshot.ts';
import { writeDocument } from './document.ts';
import { homeScreenTags, previewTags } from './head.ts';
import { pagePolicy } from './headers.ts';
import type { LiveSet } from './liveSet.ts';
import { joinNav } from './nav.ts';
import { overrideBadge } from './overrideBadge.ts';
import type { PageDocument } from './pageDocument.ts';
import type { Registry } from './registry.ts';
import { ICON, LOGO_ICON, PUBLIC_DIR, type Release, type ReleaseRoute } from './release.ts';
import { loadRemoteManifest, loadShellBundle, type ShellServerBundle } from './serverBundle.ts';
import { siteFiles } from './siteFiles.ts';
import { type Compression, type Stored, store } from './stored.ts';
import { ownData, structuredDataOf } from './structuredData.ts';

export interface ComposedPage {
  status: 200 | 404;
  body: Stored;
  policy: string;
}

export interface Composition {
  revision: string;
  pages: ReadonlyMap<string, ComposedPage>;
  notFound: ComposedPage;
  /** What lies at fixed addresses beside the pages: what crawlers and devices ask for. */
  files: ReadonlyMap<string, Stored>;
}

interface Settings {
  site: SiteFacts;
  compression: Compression;
  /** Told of a page that could not be rendered or described; it is then served without what failed. */
  onRenderError: (path: string, error: unknown) => void;
}

const baseOf = (release: Release) => `/r/${release.name}/${release.version}/`;
const addresses = (release: Release, files: readonly string[]) => files.map((file) => baseOf(release) + file);

/** A stylesheet as short as it gets without reading it: no comments, one space for many. */
const tighten = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ');

function integrityOf(releases: readonly Release[]): Record<string, string> {
  return Object.fromEntries(
    releases.flatMap((release) =>
      Object.entries(release.integrity)
        .filter(([file]) => file.endsWith('.js'))
        .map(([file, value]) => [baseOf(release) + file, value] as const),
    ),
  );
}

/** What a tab must know of the registry: no more than the pages and popups it may open. */
function snapshotOf({ revision, shell, remotes, before, override }: LiveSet, site: SiteFacts): Snapshot {
  const placeOf = (release: Release) => ({ version: release.version, base: baseOf(release), entry: release.entry });
  const spareOf = ({ name }: Release) => before[name] && { before: placeOf(before[name]) };
  return {
    revision,
    shell: shell.version,
    ...(override && { override: true }),
    site,
    shared: shell.shared,
    remotes: remotes.map((release) => ({
      name: release.name,
      remote: release.remote,
      ...placeOf(release),
      ...spareOf(release),
      routes: release.routes.map(({ path, page, title, access, layout }) => ({ path, page, title, access, layout })),
      dialogs: release.dialogs.map(({ name }) => name),
    })),
    ...joinNav(remotes),
  };
}

/** Composes every page of what is live: once for each change of the registry, never for a request. */
export async function compose(
  live: LiveSet,
  releaseDir: Registry['releaseDir'],
  { site, compression, onRenderError }: Settings,
): Promise<Composition> {
  const { shell, remotes } = live;
  const shellDir = releaseDir(shell.name, shell.version);
  const bundle: ShellServerBundle = loadShellBundle(shellDir);
  const manifests: Record<string, RemoteManifest> = Object.fromEntries(
    remotes
      .filter((remote) => remote.routes.some(({ access }) => access === 'public'))
      .map((remote) => [remote.name, loadRemoteManifest(releaseDir(remote.name, remote.version), remote, bundle)]),
  );
  const snapshot = snapshotOf(live, site);
  const css = shell.css.map((file) => tighten(readFileSync(join(shellDir, PUBLIC_DIR, file), 'utf8'))).join('');
  const shellModules = addresses(shell, shell.preload);
  const shared: Pick<
    PageDocument,
    'badge' | 'brand' | 'css' | 'snapshot' | 'snapshotId' | 'keepTapsScript' | 'integrity' | 'entry' | 'fonts' | 'icon'
  > = {
    badge: live.override && overrideBadge(live.override),
    brand: site.brand,
    css,
    snapshot,
    snapshotId: bundle.SNAPSHOT_ID,
    keepTapsScript: bundle.KEEP_TAPS_SCRIPT,
    integrity: integrityOf([shell, ...remotes, ...Object.values(live.before)]),
    entry: baseOf(shell) + shell.entry,
    fonts: addresses(shell, shell.fonts),
    icon: baseOf(shell) + ICON,
  };
  const homeScreen = homeScreenTags(shell, baseOf(shell));
  const logo = LOGO_ICON in shell.bytes ? baseOf(shell) + LOGO_ICON : null;

  const finish = (status: 200 | 404, page: Omit<PageDocument, keyof typeof shared>): ComposedPage => {
    const { html, scriptHashes } = writeDocument({ ...shared, ...page });
    return { status, body: store(html, 'text/html; charset=utf-8', compression), policy: pagePolicy(scriptHashes) };
  };

  const composeRoute = async (remote: Release, route: ReleaseRoute): Promise<ComposedPage> => {
    const isPublic = route.access === 'public';
    const report = (error: unknown) => {
      onRenderError(route.path, error);
      return null;
    };
    const rendered = await bundle.renderPage(route.path, snapshot, manifests).catch(report);
    const own = isPublic ? await ownData(site, route.path, manifests[remote.name]).catch(report) : [];
    const url = site.origin + route.path;
    const picture = route.preview ? site.origin + baseOf(remote) + route.preview : null;
    return finish(200, {
      title: bundle.documentTitle(route.title, site.brand),
      description: route.description,
      canonical: isPublic ? url : null,
      head: isPublic ? `${previewTags(site, { ...route, url, picture })}\n${homeScreen}` : homeScreen,
      structuredData: isPublic ? structuredDataOf(site, route, logo, own ?? []) : [],
      styles: rendered?.styles ?? '',
      html: rendered?.html ?? '',
      whole: isPublic && rendered !== null,
      preload: [
        ...shellModules,
        ...addresses(shell, isPublic ? [] : shell.accountPreload),
        ...addresses(remote, route.preload),
      ],
      asksSession: !isPublic,
    });
  };

  const pages = new Map<string, ComposedPage>();
  for (const remote of remotes) {
    for (const route of remote.routes) pages.set(route.path, await composeRoute(remote, route));
  }
  // No bundle answers this path, and none can: a route is a plain path.
  const lost = await bundle.renderPage('/*', snapshot, manifests);
  const notFound = finish(404, {
    title: bundle.documentTitle(bundle.NOT_FOUND_TITLE, site.brand),
    description: '',
    canonical: null,
    head: homeScreen,
    ...lost,
    whole: false,
    preload: shellModules,
    asksSession: false,
  });
  return { revision: live.revision, pages, notFound, files: siteFiles(live, baseOf(shell), { site, compression }) };
}
