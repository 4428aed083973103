/** The gallery in a page that goes from story to story without being loaded anew. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { BrowserErrors } from '../journey/browserErrors.ts';
import { SCREENSHOT_OPTIONS } from './references.ts';

/** What is used of Storybook's list of stories. */
export interface Story {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

/** What is used of its channel, by which its own bar speaks with the page. */
interface Channel {
  emit(event: string, told: object): void;
  on(event: string, hear: (told: unknown) => void): void;
  off(event: string, hear: (told: unknown) => void): void;
}

/** What is used of what it says when a story has come a step further. */
interface Phase {
  readonly storyId: string;
  readonly newPhase: string;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

export interface StorybookPage {
  readonly page: Page;
  readonly stories: readonly Story[];
  open(story: Story): Promise<void>;
  capture(story: Story): Promise<Buffer>;
  /** What the page has complained of. */
  errors(): string[];
  close(): Promise<void>;
}

/** Nobody listens there: the page's files are read from a folder. */
const ORIGIN = 'http://gallery.localhost';
const SIZE = { width: 800, height: 600 };

const readStories = (folder: string): Story[] => {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Story>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
};

/** Opens the built stories that lie in a folder. */
export async function openStorybook(
  browser: Browser | undefined,
  folder: string,
  direction: 'ltr' | 'rtl',
): Promise<StorybookPage> {
  if (!browser) throw new Error('The browser is there once the tests run.');
  const stories = readStories(folder);
  const context = await browser.newContext({ viewport: SIZE, locale: 'en-GB', timezoneId: 'Europe/Copenhagen' });
  const trouble = new BrowserErrors();
  trouble.listen(context);
  await context.route(`${ORIGIN}/**`, (route) =>
    route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
  );
  const page = await context.newPage();

  const [first, last] = [stories[0], stories.at(-1)];
  if (!first || !last) throw new Error('The gallery has no story.');
  // The first one that is asked for is another than that of the address.
  await page.goto(`${ORIGIN}/iframe.html?id=${last.id}&viewMode=story&globals=direction:${direction}`);
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });

  /**
   * Waits until the page has drawn the story, and whatever it does at first is done; one that breaks ends the test. Then
   * Storybook waits for what moves, a tenth of a second at least: a picture of ours stops that by itself.
   */
  const open = (id: string): Promise<void> =>
    page.evaluate(
      (storyId) =>
        new Promise<void>((resolve, reject) => {
          const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
          const hear = (told: unknown) => {
            const { storyId: drawn, newPhase } = told as Phase;
            if (drawn !== storyId || newPhase !== 'completing') return;
            channel.off('storyRenderPhaseChanged', hear);
            resolve();
          };
          channel.on('storyRenderPhaseChanged', hear);
          for (const fault of ['storyErrored', 'storyThrewException', 'playFunctionThrewException', 'storyMissing'])
            channel.on(fault, (why) => reject(new Error(`${storyId}: ${fault} ${JSON.stringify(why)}`)));
          channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
        }),
      id,
    );
  return {
    page,
    stories,
    open: ({ id }) => open(id),
    capture: async ({ tags }) => {
      await page.waitForFunction(() => !document.querySelector('[data-waits]'));
      // What lies over a page needs one; of the others the rest is empty.
      if (tags.includes('window')) return page.screenshot(SCREENSHOT_OPTIONS);
      const clip = await page.evaluate(() =>
        document.getElementById('storybook-root')?.getBoundingClientRect().toJSON(),
      );
      return page.screenshot({ ...SCREENSHOT_OPTIONS, clip, fullPage: true });
    },
    errors: () => trouble.takeUnexpected(),
    close: () => context.close(),
  };
}
