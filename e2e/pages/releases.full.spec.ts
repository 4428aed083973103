import { openTestRegistry } from '@skal/shell/server/testing/registry.ts';
import { demoAccounts, signIn } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { changeAndWait, createVersion } from '@skal/testing/releases/versions.ts';
import { PHONE } from '@skal/testing/viewports.ts';

test.describe('releases', () => {
  test.use({ viewport: PHONE });

  test('are rolled back by an operator, who sees their health on a phone', async ({ product, page }) => {
    const { url } = product;
    const registry = openTestRegistry(product.dataDir);
    const name = 'mfe-marketing';
    const before = registry.live(name) ?? '';
    const wrong = `${before}.wrong`;
    createVersion(registry, name, wrong, { editEveryFile: (text) => text.replaceAll('Your regulars', 'Our regulars') });
    await changeAndWait(url, () => registry.activate({ [name]: wrong }));
    await signIn(page, demoAccounts.operator);
    await page.getByRole('button', { name: 'Commands' }).click();
    await page.getByRole('combobox').fill('releases');
    await page.keyboard.press('Enter');
    await page.waitForURL('/admin/releases');
    const card = page.getByRole('region', { name });
    await card.getByRole('columnheader', { name: `Live ${wrong}` }).waitFor();
    await card.getByRole('button', { name: 'Roll back' }).click();
    const dialog = page.getByRole('dialog', { name: `Roll ${name} back to ${before}?` });
    await dialog.getByLabel('Note').fill('the headline is wrong');
    await changeAndWait(url, () => void dialog.getByRole('button', { name: 'Roll Back' }).click());
    await card.getByRole('columnheader', { name: `Live ${before}` }).waitFor();
    await page.getByRole('row', { name: /^mfe-marketing rolled back.*Demo Operator.*the headline is wrong/ }).waitFor();
    await page
      .getByRole('status')
      .getByRole('heading', { name: /^(?:All is well|Nothing is wrong)/ })
      .waitFor();
    expect(await (await fetch(url)).text()).not.toContain('Our regulars');
    expect(registry.bundles()[name]?.history[0]).toMatchObject({ action: 'rollback', by: 'Demo Operator' });
  });
});
