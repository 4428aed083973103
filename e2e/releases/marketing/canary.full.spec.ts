import type { Page } from '@playwright/test';
import { RUM_PATH, type RumReport } from '@skal/contracts/operations/rum';
import { createVersionSummaries, openTeamStore } from '@skal/shell/server';
import { openTestRegistry } from '@skal/shell/server/testing/registry.ts';
import { expect, type NewPage, test } from '@skal/testing/fixtures.ts';
import { changeAndWait, createVersion, replaceMessage } from '@skal/testing/releases/versions.ts';
import { waitForEmail } from '@skal/testing/site/emails.ts';
import type { Product } from '@skal/testing/site/productProcess.ts';

const BUNDLE = 'mfe-marketing';
const HEADLINE = 'We build apps for places people come back to';
const NEXT_HEADLINE = 'We build apps for the next version';
const VERSION = '9.9.9-now-and-then';
const OPERATOR = 'operator@skal.example';
const TEAM = 'team@blue.example';

type Mount = Extract<RumReport, { kind: 'mount' }>;

/** A page that throws on a fifth of its mounts. */
const makeThrow = (text: string, name: string) =>
  name.startsWith('AboutPage.')
    ? text.replace(
        /default:\(\)=>([\w$]+)/,
        'default:()=>(props)=>{if(Math.random()<.2)throw new Error("now and then");return $1(props)}',
      )
    : text;

test.use({ bundles: ['shell', BUNDLE], productOptions: { env: { SKAL_OPERATOR_EMAIL: OPERATOR } } });

test.describe('a canary', () => {
  const headline = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

  /** Opens the page as a visitor of a bucket, where Math.random returns this number. Returns the report of the mount. */
  const visit = async (newPage: NewPage, { url }: Product, bucket: number, random: number) => {
    const page = await newPage();
    await page.context().addCookies([{ name: 'skal_canary', value: `${bucket}`, url }]);
    await page.addInitScript(`Math.random = () => ${random}`);
    const reported = page.waitForRequest(
      (request) => request.url().endsWith(RUM_PATH) && (request.postData() ?? '').includes('"mount"'),
    );
    await page.goto('/about');
    return { page, mount: (await reported).postDataJSON() as Mount };
  };

  const sendReport = async ({ url }: Product, report: Mount, times: number): Promise<void> => {
    for (let time = 0; time < times; time++) {
      const body = JSON.stringify(report);
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(url + RUM_PATH, { method: 'POST', headers, body });
      expect(response.status).toBe(204);
    }
  };

  const waitForCount = async ({ dataDir }: Product, version: string, pages: number): Promise<void> => {
    for (;;) {
      const state = openTestRegistry(dataDir).bundles()[BUNDLE];
      if (!state) throw new Error(`${BUNDLE} is not released`);
      const { rendered, failed } = createVersionSummaries(dataDir, BUNDLE, state)(version);
      if (rendered + failed >= pages) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };

  test('goes on while it fails as rarely as the live version, and is aborted when a fifth of its pages throw', async ({
    expectBrowserError,
    newPage,
    product,
  }) => {
    expectBrowserError(
      /^console warning: mfe-marketing@\S+ failed; this tab uses /,
      /^console error: .*now and then/,
      /^page error: .*React error #422/,
    );
    const registry = openTestRegistry(product.dataDir);
    createVersion(registry, BUNDLE, VERSION, {
      editEveryFile: replaceMessage(HEADLINE, NEXT_HEADLINE),
      editBrowserFile: makeThrow,
    });
    const live = registry.live(BUNDLE);
    await openTeamStore({ dataDir: product.dataDir }).add('blue', BUNDLE, TEAM);
    await changeAndWait(product.url, async () => {
      await registry.startCanary(registry.releaseDir(BUNDLE, VERSION), 50);
    });

    const successfulVisit = await visit(newPage, product, 0, 0.5);
    await headline(successfulVisit.page, NEXT_HEADLINE);
    const failedVisit = await visit(newPage, product, 1, 0.1);
    await headline(failedVisit.page, HEADLINE);
    const stable = await visit(newPage, product, 9_999, 0.5);
    await headline(stable.page, HEADLINE);
    const about = { kind: 'mount', remote: BUNDLE, route: '/about' };
    expect(successfulVisit.mount).toMatchObject({ ...about, version: VERSION, ok: true });
    expect(failedVisit.mount).toMatchObject({ ...about, version: VERSION, ok: false });
    expect(stable.mount).toMatchObject({ ...about, version: live, ok: true });

    await Promise.all([sendReport(product, successfulVisit.mount, 150), sendReport(product, stable.mount, 150)]);
    await waitForCount(product, VERSION, 150);
    await changeAndWait(product.url, async () => {
      await Promise.all([
        sendReport(product, successfulVisit.mount, 80),
        sendReport(product, failedVisit.mount, 40),
        sendReport(product, stable.mount, 100),
      ]);
    });
    const [ended] = registry.bundles()[BUNDLE]?.history ?? [];
    expect(ended).toMatchObject({ action: 'abort', version: VERSION, by: 'canary monitor' });
    // The first 150 pages did not abort it.
    const [, failed, pages] = /^(\d+) of (\d+) pages failed/.exec(ended?.note ?? '') ?? [];
    expect(Number(failed)).toBeGreaterThan(1);
    expect(Number(pages)).toBeGreaterThan(150);
    expect(registry.live(BUNDLE)).toBe(live);
    await successfulVisit.page.reload();
    await headline(successfulVisit.page, HEADLINE);
    for (const address of [OPERATOR, TEAM]) {
      const subject = await waitForEmail(product, address, /^Subject: (.*)$/m);
      expect(subject).toBe(`${BUNDLE} ${VERSION} was rolled back automatically`);
    }
  });
});
