import type { Page } from '@playwright/test';
import {
  captureAnnouncements,
  focusedName,
  takeAnnouncements,
  waitForAnnouncement,
} from '@skal/testing/audit/announcements.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';

/** Everything is announced exactly once. */
test.describe('a screen reader', () => {
  test.use({ reducedMotion: 'reduce' });

  const open = async (page: Page, path: string): Promise<void> => {
    await captureAnnouncements(page);
    await page.goto(path);
    await waitForHydration(page, 'page');
    await takeAnnouncements(page);
  };

  test('announces the page after navigation, and focuses its heading', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await waitForAnnouncement(page, 'About Us');
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    expect(await takeAnnouncements(page)).toEqual(['About Us']);
    expect(await focusedName(page)).toBe(await heading.textContent());
  });

  test('G1: announces the errors of a rejected form, and focuses the first invalid field', async ({ page }) => {
    await open(page, '/contact');
    await page.getByRole('button', { name: 'Send Message' }).click();
    const invalid = page.locator('main [aria-invalid=true]');
    await expect(invalid).toHaveCount(4);
    const descriptions = await invalid.evaluateAll((fields) =>
      fields.map((field) =>
        (field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' ')
          .trim(),
      ),
    );
    expect((await takeAnnouncements(page)).toSorted()).toEqual(descriptions.toSorted());
    expect(await focusedName(page)).toMatch(/^Full Name/);
  });

  test('G6: announces once that a message was sent', async ({ page }) => {
    await open(page, '/contact');
    await page.getByLabel(/Full Name/).fill('Åse Øster');
    await page.getByLabel(/Email/).fill('heard@bar.example');
    await page.getByLabel(/Subject/).fill('Opening hours');
    await page.getByLabel(/Message/).fill('Do you work in August?');
    await takeAnnouncements(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await waitForAnnouncement(page, 'Message sent successfully!');
    const sent = (await takeAnnouncements(page)).filter((line) => line.includes('Message sent successfully!'));
    expect(sent).toHaveLength(1);
  });

  test('H11: announces once that the password is wrong', async ({ page, expectBrowserError }) => {
    expectBrowserError(/401|404/);
    await open(page, '/login');
    await page.getByLabel('Email').fill('client@skal.example');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Access Dashboard' }).click();
    await waitForAnnouncement(page, 'Incorrect Email or Password');
    const errors = (await takeAnnouncements(page)).filter((line) => line.includes('Incorrect Email or Password'));
    expect(errors).toHaveLength(1);
  });
});
