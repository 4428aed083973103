import { expect, test } from '@skal/testing/fixtures.ts';
import { openRegistry, openTeams } from '@skal/shell/server';
import { passBrowser } from '@skal/tooling/src/release/gate/browserGate.ts';
import { fulfilThere, siteAt } from '@skal/tooling/src/release/there.ts';
import { type Asked, readWish } from '@skal/tooling/src/release/words.ts';
import { createVersion } from '@skal/testing/releases/versions.ts';

const NAME = 'mfe-portal';

/** What is put into the chunk of each page: only a browser notices it. */
const FAULTS: Readonly<Record<string, (text: string) => string>> = {
  DashboardPage: (text) => `${text};fetch("/api/unheard-of");fetch("/r/nothing.js");`,
  ContentManagementPage: (text) =>
    text.replace(/default:\(\)=>[\w$]+/, 'default:()=>()=>{throw new Error("broken page")}'),
  IntegrationsPage: (text) =>
    `${text};console.error("it creaks");document.body.prepend(document.createElement("button"));`,
};

const withFaults = (text: string, file: string): string => FAULTS[file.split('.')[0] ?? '']?.(text) ?? text;

test.describe('a release that is looked at in a browser before anybody has it', () => {
  

  test('is refused for what is wrong with each of its pages by name, and goes live when nothing is', async ({ product }) => {
    const { url, dataDir } = product;
    const registry = openRegistry(dataDir);
    const before = registry.live(NAME);
    const token = await openTeams({ dataDir }).add('portal', NAME);
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    const release = (folder: string) =>
      fulfilThere(readWish([NAME]) as Asked, {
        ...{ site: siteAt(url), token, say, build: async () => folder },
        look: (trial) => passBrowser(trial, say),
      });

    const refused = await release(
      createVersion(registry, NAME, '9.9.8-bad', { inBrowser: withFaults, mode: 'production' }),
    ).catch(({ message }: Error) => message);
    for (const line of [
      /^\/dashboard calls GET \/api\/unheard-of, which no mock answers$/m,
      /^\/dashboard response: 404 GET \S+\/r\/nothing\.js$/m,
      /^\/content-management is not drawn: broken page$/m,
      /^\/integrations console error: it creaks/m,
      /^\/integrations axe button-name: Buttons must have discernible text/m,
    ]) {
      expect(refused).toMatch(line);
    }
    expect(registry.live(NAME)).toBe(before);

    const live = await release(createVersion(registry, NAME, '9.9.9-good', { mode: 'production' }));
    expect(live).toEqual([`${NAME} 9.9.9-good is live`]);
    expect(said.filter((line) => line.startsWith('Browser: '))).toHaveLength(1);
    expect(registry.bundles()[NAME]?.history.map(({ version }) => version)).not.toContain('9.9.8-bad');
  });
});
