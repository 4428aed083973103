import { prepareJourney } from '../../harness/journey.ts';

describe('the policy of a page', () => {
  const journey = prepareJourney();

  it('3.4.3: lets no script run that somebody has put into the page, and has it reported', async () => {
    journey.expectTrouble(/Executing inline script violates/);
    const page = await journey.newPage();
    await page.route('**/about', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('</body>', '<script>window.injected = true</script></body>');
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/about');
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    const said = () => journey.product.output().includes('The policy of /about refused inline');
    while (!said()) await new Promise((resolve) => setTimeout(resolve, 20));
  });

  it('3.4.3: lets no text become HTML, and nobody make a way for it', async () => {
    journey.expectTrouble(/TrustedHTML/, /trusted-types/i);
    const page = await journey.newPage();
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
