import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { PUBLIC_PAGES } from '@skal/testing/publicPages.ts';
import { type Product, startProduct } from '@skal/testing/site/productProcess.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';
import { copyRepository, type WorkingCopy } from '@skal/tooling/src/testing/workingCopy.ts';
import { parsePo, stringifyPo } from 'pofile-ts';

/** English words that every translated text would contain with an accent. */
const ENGLISH = /\b(the|with|your|we|and|you|not|this|page|password|email)\b/i;

/** Accents the words of an ICU message: text is outside of braces, or inside of two. Tags keep their names. */
function accent(message: string): string {
  let depth = 0;
  return message.replace(/<\/?\w+\/?>|[{}]|[a-z]/g, (part) => {
    if (part === '{') depth++;
    if (part === '}') depth--;
    const accented = { a: 'à', e: 'ë', i: 'ï', o: 'ø', u: 'ü' }[part];
    return depth % 2 === 0 && accented ? accented : part;
  });
}

const edit = (file: string, change: (source: string) => string) => {
  const source = readFileSync(file, 'utf8');
  const changed = change(source);
  expect(changed).not.toBe(source);
  writeFileSync(file, changed);
};

/** Adds Swedish to a copy as docs/how-to/translate.md says, with accented English as its texts. */
function addLanguage({ dir }: WorkingCopy): void {
  edit(join(dir, 'packages/contracts/src/site/locale.ts'), (source) =>
    source
      .replace("'da']", "'da', 'sv']")
      .replace("'da-DK' }", "'da-DK', sv: 'sv-SE' }")
      .replace("'Dansk' }", "'Dansk', sv: 'Svenska' }"),
  );
  execFileSync(process.execPath, [join(dir, 'node_modules/@lingui/cli/dist/lingui.js'), 'extract'], { cwd: dir });
  for (const file of globSync('{*,packages/*,shell/server}/locales/sv.po', { cwd: dir })) {
    edit(join(dir, file), (source) => {
      const catalog = parsePo(source);
      for (const item of catalog.items) {
        const { msgid } = item;
        const path = /^path\.\w+$/.test(msgid) && readPath(dir, file, msgid);
        item.msgstr = [path ? `/sv${path.replace(/^\/$/, '')}` : accent(msgid)];
      }
      return stringifyPo(catalog);
    });
  }
}

/** Returns the English path of a page. */
function readPath(dir: string, file: string, id: string): string {
  const english = parsePo(readFileSync(join(dir, file.replace(/sv\.po$/, 'en.po')), 'utf8'));
  return english.items.find(({ msgid }) => msgid === id)?.msgstr[0] ?? '';
}

test.describe('a third language in a copy', () => {
  let copy: WorkingCopy;
  let product: Product | undefined;
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    copy = copyRepository();
    addLanguage(copy);
    product = await startProduct({ program: [join(copy.dir, 'packages/product/src/serve.ts')] });
    await copy.run(['release', 'publish-changed'], { SKAL_DATA_DIR: product.dataDir });
  });
  test.afterAll(async () => {
    await product?.stop();
    copy?.remove();
  });

  test('has every public page', async ({ newPage }) => {
    const page = await newPage({ baseURL: product?.url ?? '' });
    await expect.poll(async () => (await page.request.get('/sv')).status()).toBe(200);
    for (const path of PUBLIC_PAGES) {
      await page.goto(`/sv${path.replace(/^\/$/, '')}`);
      await waitForHydration(page, 'page');
      await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
      expect(await page.locator('body').innerText(), path).not.toMatch(ENGLISH);
    }
  });

  test('has the notices and the status of the web server', async ({ request }) => {
    const headers = { Accept: 'text/html', 'Accept-Language': 'sv' };
    const status = await (await request.get(`${product?.url}/status`, { headers })).text();
    const page = await (await request.get(`${product?.url}/sv`, { headers })).text();
    for (const text of ['Recent incidents', 'Back to Home']) expect(status).toContain(accent(text));
    expect(page).toContain(accent('JavaScript is turned off in this browser.'));
  });

  test('has the pages of an account that chooses it', async ({ newPage }) => {
    const page = await newPage({ baseURL: product?.url ?? '' });
    await openAccount(page, demoAccounts.client);
    await page.getByRole('button', { name: 'Svenska' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
    await waitForHydration(page, 'page');
    await page.getByRole('heading', { level: 1, name: accent('Overview') }).waitFor();
    expect(await page.getByRole('main').innerText()).not.toMatch(ENGLISH);
  });
});
