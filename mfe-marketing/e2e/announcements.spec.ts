import { expect, test } from '@skal/testing/fixtures.ts';
import type { Page } from '@playwright/test';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';
import { focusedName, takeAnnouncements, captureAnnouncements, waitForAnnouncement } from '@skal/testing/audit/announcements.ts';

/** What somebody hears who does not see the page. Each thing is said, and said once. */
test.describe('a screen reader', () => {
  

  const open = async (path: string): Promise<Page> => {
    const page = await journey.newPage({ reducedMotion: 'reduce' });
    await captureAnnouncements(page);
    await page.goto(path);
    await waitForHydration(page, 'page');
    await takeAnnouncements(page);
    return page;
  };

  test('is told which page has come, and stands at its heading', async () => {
    const page = await open('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await waitForAnnouncement(page, 'About Us');
    const heading = page.getByRole('heading', { level: 1 });
    await page.waitForFunction(() => document.activeElement?.matches('main h1'));
    expect(await takeAnnouncements(page)).toEqual(['About Us']);
    expect(await focusedName(page)).toBe(await heading.textContent());
  });

  test('G1: is told what each field of a refused form wants, and stands in the first of them', async () => {
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
    expect((await takeAnnouncements(page)).toSorted()).toEqual(wanted.toSorted());
    expect(await focusedName(page)).toMatch(/^Full Name/);
  });

  test('G6: is told once that a message was sent', async () => {
    const page = await open('/contact');
    await page.getByLabel(/Full Name/).fill('Åse Øster');
    await page.getByLabel(/Email/).fill('heard@bar.example');
    await page.getByLabel(/Subject/).fill('Opening hours');
    await page.getByLabel(/Message/).fill('Do you work in August?');
    await takeAnnouncements(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await waitForAnnouncement(page, 'Message sent successfully!');
    const said = (await takeAnnouncements(page)).filter((line) => line.includes('Message sent successfully!'));
    expect(said).toHaveLength(1);
  });

  test('H11: is told once that the password is not right', async ({ expectBrowserError }) => {
    expectBrowserError(/401|404/);
    const page = await open('/login');
    await page.getByLabel('Email').fill('client@skal.example');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Access Dashboard' }).click();
    await waitForAnnouncement(page, 'Incorrect Email or Password');
    const said = (await takeAnnouncements(page)).filter((line) => line.includes('Incorrect Email or Password'));
    expect(said).toHaveLength(1);
  });
});
