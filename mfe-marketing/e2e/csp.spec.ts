import { expect, test } from '@skal/testing/fixtures.ts';

test.describe('the content security policy', () => {
  test('3.4.3: blocks and reports an injected script', async ({ page, product, expectBrowserError }) => {
    expectBrowserError(/Executing inline script violates/);
    await page.route('**/about', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</body>', '<script>window.injected = true</script></body>');
      await route.fulfill({ response, body });
    });
    await page.goto('/about');
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    await expect.poll(() => product.output()).toContain('The policy of /about refused inline');
  });

  test('3.4.3: prevents text from becoming HTML (Trusted Types), and new policies for it', async ({
    page,
    expectBrowserError,
  }) => {
    expectBrowserError(/TrustedHTML/, /trusted-types/i);
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
