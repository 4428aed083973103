import type { ReadApi } from '../personalPages/personalPages.ts';
import type { RenderTimes } from '../personalPages/renderPool.ts';
import type { Release, ReleaseRoute } from '../releases/release.ts';
import { withReleaseService } from '../releases/releaseService.ts';
import { makeRelease, makeTempDir, writeRelease } from './releases.ts';
import { SHELL_CODE } from './testWebServer.ts';

/** A shell that renders a page of a remote by the function of its manifest. */
export const PERSONAL_SHELL_CODE = `${SHELL_CODE}
  exports.PAGE_DATA_ID = 'page-data';
  const { i18n } = require('@lingui/core');
  exports.createPersonalRenderer = (snapshot, manifests) => async (address, page) => {
    const rendered = await Object.values(manifests)[0].renderPage(address, page, snapshot);
    return { ...rendered, styles: rendered.styles + '<!-- Rendered in ' + i18n.locale + ' -->' };
  };`;

/** Limits that a busy machine does not reach. */
export const PATIENT: RenderTimes = { data: 60_000, patience: 60_000, limit: 60_000 };

/** A route of an account that the server renders. */
export const personalRoute = (path: string): ReleaseRoute => ({
  ...{ path, page: 'P', title: 'Portal', description: 'd', layout: 'app', preload: [] },
  ...{ access: 'client', render: 'server' },
});

interface PersonalReleaseOptions extends Partial<Pick<Release, 'chunks' | 'integrity' | 'languages'>> {
  fault?: string;
  atImport?: string;
  chunksRead?: readonly string[];
}

/**
 * Writes a release of a remote whose page shows its visitor and their things.
 * @param fault code that runs before the page is rendered
 * @param atImport code that runs when the server build is loaded
 * @param chunksRead names of the chunks that the page has read
 */
export function writePersonalRelease(
  name: string,
  version: string,
  routes: readonly ReleaseRoute[],
  { fault = '', atImport = '', chunksRead = [], ...release }: PersonalReleaseOptions = {},
): string {
  const code = `${atImport}
    exports.default = {
      name: '${name}',
      routes: [],
      renderPage: async (address, page, snapshot) => {
        ${fault}
        const things = page.queries.find((query) => query.name === 'readThings');
        const [session] = page.queries;
        return {
          html: '<p>' + session.data.user.email + ' has ' + (things ? things.data : 'nothing') + '</p>',
          styles: '<style>p{}</style>',
          queries: [
            { key: 'readThings(undefined)', name: 'readThings', subject: 'thing', address: '/api/things' },
            { key: 'readLiveVersion(undefined)', name: 'readLiveVersion', subject: 'liveVersion', address: '/api/live-version' },
          ],
          chunks: ${JSON.stringify(chunksRead)},
        };
      },
    };`;
  return writeRelease(
    makeRelease({ ...release, name, version, routes: [...routes] }),
    { 'remoteEntry.js': version },
    code,
  );
}

/** Publishes a shell and these releases to a new data folder. */
export async function createPersonalDataDir(releaseDirs: readonly string[]): Promise<string> {
  const dataDir = makeTempDir();
  const shell = writeRelease(makeRelease({ name: 'shell', version: '1' }), { 'main.js': 'm' }, PERSONAL_SHELL_CODE);
  await withReleaseService({ dataDir }, (releases) => releases.publish([shell, ...releaseDirs]));
  return dataDir;
}

const sessionOf = (name: string) =>
  JSON.stringify({
    user: { email: name },
    accountType: name === 'operator' ? 'admin' : 'client',
    language: name === 'dane' ? 'da' : 'en',
    business: null,
    viewing: null,
  });

/**
 * Answers reads of the api with the data of the person that the cookie `who` names, who is a client except `operator`;
 * `stranger` has no session.
 */
export const readForCookie: ReadApi = async ({ headers }, address) => {
  const [, name] = /who=(\w+)/.exec(headers.cookie ?? '') ?? [];
  if (!name || name === 'stranger') return { status: 401, json: '{"error":"Please sign in"}', cookies: [] };
  const json = address === '/api/session' ? sessionOf(name) : JSON.stringify(`</script>things of ${name}`);
  return { status: 200, json, cookies: name === 'renewed' ? ['session=new; HttpOnly'] : [] };
};
