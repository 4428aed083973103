/**
 * A browser for journeys, pictures, measurements and the gate of a release. On Linux x64 it comes out of an npm package
 * and needs nothing of the machine; elsewhere it is the Chrome that is installed. SKAL_BROWSER names another one's program.
 */
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { hasBundledBrowser } from './bundledBrowser.ts';
import { type FontFamily, writeFontConfig } from './fonts.ts';
import { CACHE, unpackBrowser } from './unpack.ts';

/** The font of a browser that nobody gives another one: most devices have one of its widths. */
export const FONT: FontFamily = 'Arimo';

export interface BrowserOptions extends LaunchOptions {
  /** The only font that is installed, on Linux. Elsewhere it is the machine's fonts. */
  readonly font?: FontFamily;
}

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

const program = async (fonts: string): Promise<LaunchOptions> => {
  // Another one brings its own libraries with it.
  const named = process.env.SKAL_BROWSER;
  if (named) return { executablePath: named, env: { ...process.env, FONTCONFIG_FILE: fonts } };
  if (!hasBundledBrowser) return { channel: 'chrome', env: { ...process.env, FONTCONFIG_FILE: fonts } };
  const { executablePath, libraries } = await unpackBrowser();
  return { executablePath, env: { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: fonts } };
};

/** The launch options of the browser, whose only font on Linux is this one. */
export const browserOptions = async (font: FontFamily): Promise<LaunchOptions> => ({
  ...(await program(await writeFontConfig(font, CACHE))),
  args: FLAGS,
});

/** Launches it, headless. `args` come on top of our own flags. */
export const launchBrowser = async ({ font = FONT, ...options }: BrowserOptions = {}): Promise<Browser> => {
  const own = await browserOptions(font);
  try {
    return await chromium.launch({ ...own, ...options, args: [...FLAGS, ...(options.args ?? [])] });
  } catch (error) {
    if (hasBundledBrowser || process.env.SKAL_BROWSER) throw error;
    throw new Error('A browser is needed: Chrome on this machine, https://www.google.com/chrome', { cause: error });
  }
};
