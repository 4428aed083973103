import { openRegistry } from '@skal/shell/server';
import { PHONE, prepareJourney } from '../harness/journey.ts';
import { makeVersion, untilServed } from '../harness/versions.ts';
import { accounts, signIn } from '../people.ts';

describe('releases', () => {
  const journey = prepareJourney();
  const registry = () => openRegistry(journey.product.dataDir);

  it('are gone back from by an operator, who sees on a phone how they do', async () => {
    const { url } = journey.product;
    const name = 'mfe-marketing';
    const before = registry().live(name) ?? '';
    const wrong = `${before}.wrong`;
    makeVersion(registry(), name, wrong, { everywhere: (text) => text.replaceAll('Your regulars', 'Our regulars') });
    await untilServed(url, () => registry().point({ [name]: wrong }));
    const page = await journey.newPage({ viewport: PHONE });
    await signIn(page, accounts.operator);
    await page.getByRole('button', { name: 'Commands' }).click();
    await page.getByRole('combobox').fill('releases');
    await page.keyboard.press('Enter');
    await page.waitForURL('/admin/releases');
    const card = page.getByRole('region', { name });
    await card.getByRole('columnheader', { name: `Live ${wrong}` }).waitFor();
    await card.getByRole('button', { name: 'Roll back' }).click();
    const question = page.getByRole('dialog', { name: `Roll ${name} back to ${before}?` });
    await question.getByLabel('Note').fill('the headline is wrong');
    await untilServed(url, () => void question.getByRole('button', { name: 'Roll Back' }).click());
    await card.getByRole('columnheader', { name: `Live ${before}` }).waitFor();
    await page.getByRole('row', { name: /^mfe-marketing rolled back.*Demo Operator.*the headline is wrong/ }).waitFor();
    await page
      .getByRole('status')
      .getByRole('heading', { name: /^(?:All is well|Nothing is wrong)/ })
      .waitFor();
    expect(await (await fetch(url)).text()).not.toContain('Our regulars');
    expect(registry().bundles()[name]?.history[0]).toMatchObject({ action: 'rollback', by: 'Demo Operator' });
  });
});
