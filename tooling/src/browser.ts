/**
 * A browser for journeys, pictures and measurements. On Linux x64 it comes out of an npm package and needs nothing of
 * the machine; elsewhere it is the Chrome that is installed.
 */
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { type BrowserProgram, unpackBrowser } from './browser/unpack.ts';

/** Only what keeps a browser under root and without a network of its own quiet: the page meets an ordinary Chromium. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Else text is as wide as whole pixels allow, which it is on no phone, and breaks its lines elsewhere.
  '--font-render-hinting=none',
];

const hasPackagedBrowser = process.platform === 'linux' && process.arch === 'x64';

const packaged = ({ executablePath, env }: BrowserProgram): LaunchOptions => ({
  executablePath,
  env: { ...process.env, ...env },
});

/** Launches it, headless. `args` come on top of our own flags. */
export const launchBrowser = async (options: LaunchOptions = {}): Promise<Browser> => {
  const where: LaunchOptions = hasPackagedBrowser ? packaged(await unpackBrowser()) : { channel: 'chrome' };
  try {
    return await chromium.launch({ ...where, ...options, args: [...FLAGS, ...(options.args ?? [])] });
  } catch (error) {
    if (hasPackagedBrowser) throw error;
    throw new Error('The browser tests need Chrome on this machine: https://www.google.com/chrome', { cause: error });
  }
};
