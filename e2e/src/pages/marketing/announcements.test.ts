import type { Page } from 'playwright-core';
import { untilAlive } from '../../harness/alive.ts';
import { focusOn, heardOn, listenTo, untilHeard } from '../../harness/heard.ts';
import { prepareJourney } from '../../harness/journey.ts';

/** What somebody hears who does not see the page. Each thing is said, and said once. */
describe('a screen reader', () => {
  const journey = prepareJourney();

  const open = async (path: string): Promise<Page> => {
    const page = await journey.newPage({ reducedMotion: 'reduce' });
    await listenTo(page);
    await page.goto(path);
    await untilAlive(page, 'page');
    await heardOn(page);
    return page;
  };

  it('is told which page has come, and stands at its heading', async () => {
    const page = await open('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await untilHeard(page, 'About Us');
    const heading = page.getByRole('heading', { level: 1 });
    await page.waitForFunction(() => document.activeElement?.matches('main h1'));
    expect(await heardOn(page)).toEqual(['About Us']);
    expect(await focusOn(page)).toBe(await heading.textContent());
  });

  it('G1: is told what each field of a refused form wants, and stands in the first of them', async () => {
    const page = await open('/contact');
    await page.getByRole('button', { name: 'Send Message' }).click();
    const wrong = page.locator('main [aria-invalid=true]');
    await wrong.first().waitFor();
    const wanted = await wrong.evaluateAll((fields) =>
      fields.map((field) =>
        (field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' ')
          .trim(),
      ),
    );
    expect(wanted.length).toBe(4);
    expect((await heardOn(page)).toSorted()).toEqual(wanted.toSorted());
    expect(await focusOn(page)).toMatch(/^Full Name/);
  });

  it('G6: is told once that a message was sent', async () => {
    const page = await open('/contact');
    await page.getByLabel(/Full Name/).fill('Åse Øster');
    await page.getByLabel(/Email/).fill('heard@bar.example');
    await page.getByLabel(/Subject/).fill('Opening hours');
    await page.getByLabel(/Message/).fill('Do you work in August?');
    await heardOn(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await untilHeard(page, 'Message sent successfully!');
    const said = (await heardOn(page)).filter((line) => line.includes('Message sent successfully!'));
    expect(said).toHaveLength(1);
  });

  it('H11: is told once that the password is not right', async () => {
    journey.expectTrouble(/401|404/);
    const page = await open('/login');
    await page.getByLabel('Email').fill('client@skal.example');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Access Dashboard' }).click();
    await untilHeard(page, 'Incorrect Email or Password');
    const said = (await heardOn(page)).filter((line) => line.includes('Incorrect Email or Password'));
    expect(said).toHaveLength(1);
  });
});
