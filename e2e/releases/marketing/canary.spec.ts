import { expect, test } from '@skal/testing/fixtures.ts';
import { RUM_PATH, type RumReport } from '@skal/contracts/rum';
import { openRegistry, openTeams, openTold } from '@skal/shell/server';
import type { Page } from '@playwright/test';
import { waitForEmail } from '@skal/testing/site/emails.ts';
import { createVersion, changeAndWait } from '@skal/testing/releases/versions.ts';

const BUNDLE = 'mfe-marketing';
const HEADLINE = 'We build apps for places people come back to';
const NEXT_HEADLINE = 'We build apps for the next version';
const VERSION = '9.9.9-now-and-then';
const OPERATOR = 'operator@skal.example';
const TEAM = 'team@blue.example';

type Mount = Extract<RumReport, { kind: 'mount' }>;

/** The page of a version that throws on a fifth of its mounts. */
const throwing = (text: string, name: string) =>
  name.startsWith('AboutPage.')
    ? text.replace(
        /default:\(\)=>([\w$]+)/,
        'default:()=>(props)=>{if(Math.random()<.2)throw new Error("now and then");return $1(props)}',
      )
    : text;

test.describe('a canary', () => {
  test.use({ productOptions: { env: { SKAL_OPERATOR_EMAIL: OPERATOR } } });
  const registry = () => openRegistry(journey.product.dataDir);
  const headline = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

  /** Somebody of a bucket opens the page, with one number that chance always draws; and what their browser says of it. */
  const visit = async (bucket: number, lot: number): Promise<{ page: Page; mount: Mount }> => {
    const page = await journey.newPage();
    await page.context().addCookies([{ name: 'skal_canary', value: `${bucket}`, url: journey.product.url }]);
    await page.addInitScript(`Math.random = () => ${lot}`);
    const told = page.waitForRequest(
      (request) => request.url().endsWith(RUM_PATH) && (request.postData() ?? '').includes('"mount"'),
    );
    await page.goto('/about');
    return { page, mount: (await told).postDataJSON() as Mount };
  };

  const tell = async (report: Mount, times: number): Promise<void> => {
    for (let time = 0; time < times; time++) {
      const body = JSON.stringify(report);
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(journey.product.url + RUM_PATH, { method: 'POST', headers, body });
      expect(answer.status).toBe(204);
    }
  };

  const untilCounted = async (version: string, pages: number): Promise<void> => {
    for (;;) {
      const state = registry().bundles()[BUNDLE];
      if (!state) throw new Error(`${BUNDLE} is not released`);
      const { drawn, failed } = openTold(journey.product.dataDir, BUNDLE, state)(version);
      if (drawn + failed >= pages) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };

  test('that fails as seldom as what is beside it goes on; one that throws on a fifth of its pages ends by itself', async ({ expectBrowserError, product }) => {
 test.setTimeout(120_000);

    expectBrowserError(
      /^console warning: mfe-marketing@\S+ does not work here; this tab goes on with /,
      /^console error: .*now and then/,
      /^page error: .*React error #422/,
    );
    createVersion(registry(), BUNDLE, VERSION, {
      everywhere: (text) => text.replaceAll(HEADLINE, NEXT_HEADLINE),
      inBrowser: throwing,
    });
    const stable = registry().live(BUNDLE);
    await openTeams({ dataDir: product.dataDir }).add('blue', BUNDLE, TEAM);
    await changeAndWait(product.url, () => {
      registry().startCanary(registry().releaseDir(BUNDLE, VERSION), 50);
    });

    const lucky = await visit(0, 0.5);
    await headline(lucky.page, NEXT_HEADLINE);
    const unlucky = await visit(1, 0.1);
    await headline(unlucky.page, HEADLINE);
    const beside = await visit(9_999, 0.5);
    await headline(beside.page, HEADLINE);
    const about = { kind: 'mount', remote: BUNDLE, route: '/about' };
    expect(lucky.mount).toMatchObject({ ...about, version: VERSION, ok: true });
    expect(unlucky.mount).toMatchObject({ ...about, version: VERSION, ok: false });
    expect(beside.mount).toMatchObject({ ...about, version: stable, ok: true });

    await Promise.all([tell(lucky.mount, 150), tell(beside.mount, 150)]);
    await untilCounted(VERSION, 150);
    await changeAndWait(product.url, async () => {
      await Promise.all([tell(lucky.mount, 80), tell(unlucky.mount, 40), tell(beside.mount, 100)]);
    });
    const [ended] = registry().bundles()[BUNDLE]?.history ?? [];
    expect(ended).toMatchObject({ action: 'abort', version: VERSION, by: 'the canary itself' });
    // It was not ended by the first 150 pages.
    const [, failed, pages] = /^(\d+) of (\d+) pages failed/.exec(ended?.note ?? '') ?? [];
    expect(Number(failed)).toBeGreaterThan(1);
    expect(Number(pages)).toBeGreaterThan(150);
    expect(registry().live(BUNDLE)).toBe(stable);
    await lucky.page.reload();
    await headline(lucky.page, HEADLINE);
    for (const address of [OPERATOR, TEAM]) {
      const subject = await waitForEmail(product, address, /^Subject: (.*)$/m);
      expect(subject).toBe(`${BUNDLE} ${VERSION} was taken back`);
    }
  });
});
