import { openRegistry, openTeamStore } from '@skal/shell/server';
import { expect, test } from '@skal/testing/fixtures.ts';
import { createVersion } from '@skal/testing/releases/versions.ts';
import { runBrowserGate } from '@skal/tooling/src/release/gate/browserGate.ts';
import { runRemotely } from '@skal/tooling/src/release/runRemotely.ts';

const NAME = 'mfe-portal';

/** Faults in the chunk of each page that only a browser notices. */
const FAULTS: Readonly<Record<string, (text: string) => string>> = {
  DashboardPage: (text) => `${text};fetch("/api/unheard-of");fetch("/r/nothing.js");`,
  ContentManagementPage: (text) =>
    text.replace(/default:\(\)=>[\w$]+/, 'default:()=>()=>{throw new Error("broken page")}'),
  IntegrationsPage: (text) =>
    `${text};console.error("it creaks");document.body.prepend(document.createElement("button"));`,
};

const withFaults = (text: string, file: string): string => FAULTS[file.split('.')[0] ?? '']?.(text) ?? text;

test.use({ bundles: ['shell', NAME] });

test.describe('the browser gate of a release', () => {
  test('rejects a release with the faults of each page, and lets one without faults go live', async ({ product }) => {
    const { url, dataDir } = product;
    const registry = openRegistry(dataDir);
    const before = registry.live(NAME);
    const token = await openTeamStore({ dataDir }).add('portal', NAME);
    const output: string[] = [];
    const progress = (line: string) => void output.push(line);
    const command = {
      type: 'publish',
      bundles: [{ name: NAME }],
      canary: null,
      browserGate: true,
      note: null,
    } as const;
    const release = (folder: string) =>
      runRemotely(
        { ...command, site: new URL(url) },
        { token, progress, build: async () => folder, browserGate: (preview) => runBrowserGate(preview, progress) },
      );

    const rejection = await release(
      createVersion(registry, NAME, '9.9.8-bad', { editBrowserFile: withFaults, mode: 'production' }),
    ).catch(({ message }: Error) => message);
    for (const line of [
      /^\/dashboard calls GET \/api\/unheard-of, which has no mock$/m,
      /^\/dashboard response: 404 GET \S+\/r\/nothing\.js$/m,
      /^\/content-management not rendered: broken page$/m,
      /^\/integrations console error: it creaks/m,
      /^\/integrations axe button-name: Buttons must have discernible text/m,
    ]) {
      expect(rejection).toMatch(line);
    }
    expect(registry.live(NAME)).toBe(before);

    const live = await release(createVersion(registry, NAME, '9.9.9-good', { mode: 'production' }));
    expect(live).toBe(`${NAME} 9.9.9-good is live`);
    expect(output.filter((line) => line.startsWith('Browser: '))).toHaveLength(1);
    expect(registry.bundles()[NAME]?.history.map(({ version }) => version)).not.toContain('9.9.8-bad');
  });
});
