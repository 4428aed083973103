import { DESKTOP, PHONE, prepareJourney } from './journey.ts';

describe('a journey', () => {
  const journey = prepareJourney();

  it('finds the product up, and its database', async () => {
    const answer = await fetch(`${journey.product.url}/healthz/ready`);
    expect(answer.status).toBe(200);
    const counted = await journey.product.db.query('SELECT COUNT(*) AS number FROM inquiries WHERE id <> ?', ['none']);
    expect(counted).toEqual([{ number: 0 }]);
  });

  it.each([DESKTOP, PHONE])('opens pages that are quiet, at $width px', async (viewport) => {
    const page = await journey.newPage({ viewport });
    const answer = await page.goto('/');
    expect(answer?.status()).toBe(200);
    expect(await page.evaluate(() => window.innerWidth)).toBe(viewport.width);
  });

  it('opens a page without JavaScript', async () => {
    const page = await journey.newPage({ javaScriptEnabled: false });
    await page.goto('/');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });

  it('gives every page cookies of its own', async () => {
    const [one, other] = [await journey.newPage(), await journey.newPage()];
    await one.context().addCookies([{ name: 'mine', value: '1', url: journey.product.url }]);
    expect(await one.context().cookies()).toHaveLength(1);
    expect(await other.context().cookies()).toHaveLength(0);
  });
});
