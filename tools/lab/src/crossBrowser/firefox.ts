import puppeteer from 'puppeteer-core';
import { engineBinary } from './chroot.ts';
import { CLICK_MS, type Engine } from './engine.ts';

/** Starts Firefox. Playwright needs a patched build; Puppeteer drives a released one by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: await engineBinary('firefox'),
    env: { ...process.env, HOME: '/tmp' },
    timeout: 120_000,
  });
  const page = await browser.newPage();
  return {
    open: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate(expression),
    click: ({ x, y }) => page.mouse.click(x, y, { delay: CLICK_MS }),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    resize: (size) => page.setViewport(size),
    close: () => browser.close(),
  };
}
