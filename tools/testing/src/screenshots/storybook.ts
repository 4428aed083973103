/** The built Storybook in one page, which switches from story to story without loading again. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** The part of an entry of Storybook's `index.json` that is used here. */
export interface Story {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

/** The part of Storybook's channel that is used here. */
interface Channel {
  emit(event: string, payload: object): void;
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
}

/** Payload of `storyRenderPhaseChanged`. */
interface RenderPhase {
  readonly storyId: string;
  readonly newPhase: string;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

/** No server listens there: requests are answered from the folder of the build. */
export const STORYBOOK_ORIGIN = 'http://gallery.localhost';

/** Reads the stories of a built Storybook. */
export function readStories(folder: string): Story[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Story>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Opens a built Storybook at its last story. */
export async function openStorybook(page: Page, folder: string, direction: 'ltr' | 'rtl'): Promise<void> {
  await page.route(`${STORYBOOK_ORIGIN}/**`, (route) =>
    route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
  );
  // The first story that is shown must differ from the one in the address.
  const last = readStories(folder).at(-1);
  await page.goto(`/iframe.html?id=${last?.id}&viewMode=story&globals=direction:${direction}`);
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
}

/**
 * Shows a story and waits until it has rendered and its play function has ended. Storybook then waits for animations, for
 * 100 ms at least; `toHaveScreenshot` ends these by itself.
 * @throws when the story or its play function fails
 */
export async function showStory(page: Page, { id }: Story): Promise<void> {
  await page.evaluate(
    (storyId) =>
      new Promise<void>((resolve, reject) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const listener = (payload: unknown) => {
          const { storyId: rendered, newPhase } = payload as RenderPhase;
          if (rendered !== storyId || newPhase !== 'completing') return;
          channel.off('storyRenderPhaseChanged', listener);
          resolve();
        };
        channel.on('storyRenderPhaseChanged', listener);
        for (const event of ['storyErrored', 'storyThrewException', 'playFunctionThrewException', 'storyMissing'])
          channel.on(event, (error) => reject(new Error(`${storyId}: ${event} ${JSON.stringify(error)}`)));
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );
}

/**
 * Compares the story on screen with a reference image.
 * @param path of the image, from the folder of reference images
 */
export async function expectStoryScreenshot(page: Page, { tags }: Story, path: string): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[data-waits]'));
  // An overlay needs the viewport; around any other story it is empty.
  if (tags.includes('window')) return expect.soft(page).toHaveScreenshot(path.split('/'));
  const clip = await page.evaluate(() => document.getElementById('storybook-root')?.getBoundingClientRect().toJSON());
  await expect.soft(page).toHaveScreenshot(path.split('/'), { clip, fullPage: true });
}
