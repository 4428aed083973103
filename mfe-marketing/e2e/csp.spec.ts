import { expect, test } from '@skal/testing/fixtures.ts';

test.describe('the policy of a page', () => {
  

  test('3.4.3: lets no script run that somebody has put into the page, and has it reported', async ({ expectBrowserError, newPage, product }) => {
    expectBrowserError(/Executing inline script violates/);
    const page = await newPage();
    await page.route('**/about', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('</body>', '<script>window.injected = true</script></body>');
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/about');
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    const said = () => product.output().includes('The policy of /about refused inline');
    while (!said()) await new Promise((resolve) => setTimeout(resolve, 20));
  });

  test('3.4.3: lets no text become HTML, and nobody make a way for it', async ({ expectBrowserError, newPage }) => {
    expectBrowserError(/TrustedHTML/, /trusted-types/i);
    const page = await newPage();
    await page.goto('/');
    const attempts = await page.evaluate(() => {
      const refusalOf = (attempt: () => void) => {
        try {
          attempt();
          return null;
        } catch (error) {
          return error instanceof TypeError;
        }
      };
      const types = (window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } })
        .trustedTypes;
      return [
        refusalOf(() => {
          document.body.innerHTML = '<b>text</b>';
        }),
        refusalOf(() => types.createPolicy('default', { createHTML: (text: string) => text })),
      ];
    });
    expect(attempts).toEqual([true, true]);
  });
});
