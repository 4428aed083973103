/**
 * Launches the browser for journeys, screenshots, measurements and the release check. On Linux x64 it comes from an npm package and
 * needs nothing else of the machine; elsewhere the installed Chrome is used. SKAL_BROWSER selects another program.
 */
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { hasBundledBrowser } from './bundledBrowser.ts';
import { type FontFamily, writeFontConfig } from './fonts.ts';
import { CACHE, unpackBrowser } from './unpack.ts';

/** The default font: most devices have one with its metrics. */
export const FONT: FontFamily = 'Arimo';

export interface BrowserOptions extends LaunchOptions {
  /** The only installed font on Linux. Elsewhere the browser uses the machine's fonts. */
  readonly font?: FontFamily;
}

/** Flags that Chromium needs to run as root and without network access. The page sees an ordinary Chromium. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without this, glyph widths are rounded to whole pixels, and lines break differently than on phones.
  '--font-render-hinting=none',
];

const program = async (fonts: string): Promise<LaunchOptions> => {
  // Another browser brings its own libraries.
  const configured = process.env.SKAL_BROWSER;
  if (configured) return { executablePath: configured, env: { ...process.env, FONTCONFIG_FILE: fonts } };
  if (!hasBundledBrowser) return { channel: 'chrome', env: { ...process.env, FONTCONFIG_FILE: fonts } };
  const { executablePath, libraries } = await unpackBrowser();
  return { executablePath, env: { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: fonts } };
};

/** Returns launch options of the browser, with this font as the only one on Linux. */
export const browserOptions = async (font: FontFamily): Promise<LaunchOptions> => ({
  ...(await program(await writeFontConfig(font, CACHE))),
  args: FLAGS,
});

/** Launches the browser, headless. `args` are added to the default flags. */
export const launchBrowser = async ({ font = FONT, ...options }: BrowserOptions = {}): Promise<Browser> => {
  const defaults = await browserOptions(font);
  try {
    return await chromium.launch({ ...defaults, ...options, args: [...FLAGS, ...(options.args ?? [])] });
  } catch (error) {
    if (hasBundledBrowser || process.env.SKAL_BROWSER) throw error;
    throw new Error('No browser found. Install Chrome: https://www.google.com/chrome', { cause: error });
  }
};
