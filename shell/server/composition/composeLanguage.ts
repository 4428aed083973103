import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPageDictionaryPath } from '@skal/contracts/operations/registry';
import type { Locale } from '@skal/contracts/site/locale';
import { encodeBody } from '../http/encodedBody.ts';
import { mockedPageCsp, pageCsp } from '../http/securityHeaders.ts';
import { overrideBadge } from '../override/overrideBadge.ts';
import { alternateLinks } from '../pages/alternates.ts';
import { writeDocument } from '../pages/document.ts';
import { createHashedFile } from '../pages/hashedFile.ts';
import { homeScreenTags, socialTags } from '../pages/headTags.ts';
import { scriptIntegrity, withPrevious } from '../pages/integrity.ts';
import { injectMockScript, type MockScript } from '../pages/mockScript.ts';
import { preloadElement } from '../pages/moduleTags.ts';
import type { PageDocument } from '../pages/pageDocument.ts';
import { createRemoteListFile, createSnapshot, ownSnapshot, versionlessSnapshot } from '../pages/registrySnapshot.ts';
import { siteFiles } from '../pages/siteFiles.ts';
import { createStructuredData } from '../pages/structuredData.ts';
import type { LiveSet } from '../registry/liveSet.ts';
import type { Registry } from '../registry/registry.ts';
import { ICON, LOGO_ICON, PUBLIC_DIR, type Release, type ReleaseRoute, releaseBaseUrl } from '../releases/release.ts';
import type { ComposedPage, Composition, PersonalTemplate, ServerRelease } from './composition.ts';
import { localeIn, pathIn, readPageMessages, translationsOf } from './languages.ts';
import { type RenderedPage, type RenderSettings, renderPages } from './rendering.ts';

const addresses = (release: Release, files: readonly string[]) => files.map((file) => releaseBaseUrl(release) + file);

/** Minifies a stylesheet without parsing it: drops comments and collapses whitespace. */
const minifyCss = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ');

/** For pages that only the link of an email leads to. */
const NOINDEX = '<meta name="robots" content="noindex">';

/** Marks a slot; U+FFFF is no character, so no text contains it. */
const SLOT = '\uffff';

/** Fields that all pages of a set share. */
type Shared = Pick<
  PageDocument,
  | 'locale'
  | 'badge'
  | 'brand'
  | 'contactPath'
  | 'css'
  | 'snapshotId'
  | 'eventCaptureScript'
  | 'entry'
  | 'fonts'
  | 'icon'
>;

export type ComposeSettings = RenderSettings & { mocks?: MockScript | undefined };

/**
 * Composes the pages in one language.
 * @param live the set in that language
 */
export async function composeLanguage(
  live: LiveSet,
  releaseDir: Registry['releaseDir'],
  { mocks, ...settings }: ComposeSettings,
  locale: Locale,
): Promise<Composition> {
  const { shell, remotes } = live;
  const { site } = settings;
  const snapshot = createSnapshot(live, site, locale);
  const rendered = await renderPages(live, snapshot, releaseDir, settings, locale);
  const shellDir = releaseDir(shell.name, shell.version);
  const css = shell.css.map((file) => minifyCss(readFileSync(join(shellDir, PUBLIC_DIR, file), 'utf8'))).join('');
  const shellModules = addresses(shell, shell.preload);
  const shared: Shared = {
    locale,
    badge: live.override && overrideBadge(live.override),
    brand: site.brand,
    contactPath: pathIn(live, '/contact', locale),
    css,
    snapshotId: rendered.shell.snapshotId,
    eventCaptureScript: rendered.shell.eventCaptureScript,
    entry: releaseBaseUrl(shell) + shell.entry,
    fonts: addresses(shell, shell.fonts),
    icon: releaseBaseUrl(shell) + ICON,
  };
  const remoteList = createRemoteListFile(snapshot);
  /** Previewed versions have no list: it would outlive them. */
  const snapshotFor = ({ name }: Release) =>
    rendered.shell.loadsRemotes && !live.override ? ownSnapshot(snapshot, name, remoteList.integrity) : snapshot;
  const homeScreen = homeScreenTags(shell, releaseBaseUrl(shell), locale);
  const logo = LOGO_ICON in shell.bytes ? releaseBaseUrl(shell) + LOGO_ICON : null;

  /**
   * Integrity values of the import map, which the browser checks. The shell checks all other modules when it loads
   * them.
   */
  const integrityFor = (own: readonly Release[]) =>
    scriptIntegrity(
      [
        shell,
        ...(rendered.shell.verifiesUnlistedModules ? own : remotes).flatMap((remote) =>
          withPrevious(remote, live.previous),
        ),
      ],
      locale,
    );

  const serverRelease = ({ name, version, serverIntegrity }: Release): ServerRelease => ({
    ...{ name, version, serverIntegrity },
  });

  /** Modules for the first render of an account page. */
  const preloadOf = (remote: Release, files: readonly string[]) => [
    ...shellModules,
    ...addresses(shell, shell.accountPreload),
    ...addresses(remote, files),
  ];

  /** Every shell script may run before another request could bring its messages. */
  const messagesOf = (remote: Release, files: readonly string[]) =>
    readPageMessages(releaseDir, locale, [
      [shell, [...shell.preload, ...shell.accountPreload]],
      [remote, files],
    ]);

  type PageSpecifics = Omit<PageDocument, keyof Shared | 'title' | 'html' | 'styles'>;
  const finish = (
    status: 200 | 404,
    { title, markup }: RenderedPage,
    own: PageSpecifics,
    isPublic = true,
  ): ComposedPage => {
    const { html = '', styles = '' } = markup ?? {};
    const page = { ...shared, ...own, title, html, styles };
    const written = writeDocument(mocks ? injectMockScript(page, mocks) : page);
    const policy = (mocks ? mockedPageCsp : pageCsp)(written.scriptHashes);
    return { status, isPublic, body: encodeBody(written.html, 'text/html; charset=utf-8'), policy };
  };

  /** The document of a page that is rendered for each request, with slots for styles, HTML, data and preloads. */
  const personalTemplate = (
    remote: Release,
    { page, access }: ReleaseRoute,
    title: string,
    own: PageSpecifics,
  ): PersonalTemplate | undefined => {
    const { pageDataId } = rendered.shell;
    // Absent in shells rendered by an older web server, too.
    if (!pageDataId || mocks) return undefined;
    const data = `<script type="application/json" id="${pageDataId}">${SLOT}</script>`;
    const slots = { styles: SLOT, html: SLOT, data, morePreloads: SLOT, isComplete: true, asksSession: false };
    // The parts of the route are those of its frame; here the chunks that the page has read are added.
    const chunkFiles = remote.chunks[page];
    const preload = chunkFiles ? preloadOf(remote, chunkFiles) : own.preload;
    const { html, scriptHashes } = writeDocument({ ...shared, ...own, preload, title, ...slots });
    const preloads = Object.entries(remote.chunks).map(([name, files]) => {
      const others = addresses(remote, files).filter((address) => !preload.includes(address));
      return [name, others.map((address) => preloadElement(address, { ...own, isComplete: true }))] as const;
    });
    const parts = html.split(SLOT) as unknown as PersonalTemplate['parts'];
    const policy = pageCsp(scriptHashes);
    return { parts, preloads: new Map(preloads), policy, locale, access, remote: serverRelease(remote) };
  };

  const composeRoute = (remote: Release, route: ReleaseRoute): ComposedPage => {
    const page = rendered.pages.get(route.path);
    if (!page) throw new Error(`${route.path} of ${remote.name} was not rendered`);
    const isPublic = route.access === 'public';
    const url = site.origin + route.path;
    const picture = route.preview ? site.origin + releaseBaseUrl(remote) + route.preview : null;
    const translated = {
      ...route,
      locale: localeIn(remote, locale),
      translations: translationsOf(remote, route, locale),
    };
    const own: PageSpecifics = {
      description: route.description,
      canonical: isPublic ? url : null,
      head: isPublic
        ? [
            ...(route.noindex ? [NOINDEX] : alternateLinks(translated, site.origin)),
            socialTags(site, { ...translated, url, picture }),
            homeScreen,
          ].join('\n')
        : homeScreen,
      structuredData: isPublic ? createStructuredData(site, route, logo, page.data, translated.locale) : [],
      isComplete: isPublic && page.markup !== null,
      snapshot: snapshotFor(remote),
      integrity: integrityFor([remote]),
      messages: messagesOf(remote, route.preload),
      preload: isPublic ? [...shellModules, ...addresses(remote, route.preload)] : preloadOf(remote, route.preload),
      asksSession: !isPublic,
    };
    const personal =
      !isPublic && route.render === 'server' ? personalTemplate(remote, route, page.title, own) : undefined;
    return { ...finish(200, page, own, isPublic), ...(personal && { personal }) };
  };

  const pages = new Map<string, ComposedPage>();
  for (const remote of remotes) {
    for (const route of remote.routes) pages.set(route.path, composeRoute(remote, route));
  }
  const notFound = finish(404, rendered.shell.notFound, {
    description: '',
    canonical: null,
    head: homeScreen,
    isComplete: false,
    // With all remotes, so that the browser knows at once that no remote has this page.
    snapshot,
    integrity: integrityFor([]),
    messages: messagesOf(shell, []),
    preload: shellModules,
    asksSession: false,
  });
  const readIcon = (file: string) => readFileSync(join(shellDir, PUBLIC_DIR, file));
  const renderedWith = { shell: serverRelease(shell), snapshots: { [locale]: versionlessSnapshot(snapshot) } };
  return {
    revision: live.revision,
    renderedWith,
    pages,
    notFound,
    remoteLists: [remoteList],
    pageDictionary: createHashedFile(
      String((pages.get('/') ?? notFound).body.plain),
      'text/plain; charset=utf-8',
      buildPageDictionaryPath,
    ),
    files: siteFiles(live, releaseBaseUrl(shell), site, readIcon),
  };
}
