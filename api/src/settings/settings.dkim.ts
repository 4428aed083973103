import { StartupError } from '../StartupError.ts';
import type { readVariables } from './settings.env.ts';

export interface DkimSettings {
  readonly domain: string;
  readonly selector: string;
  readonly keyFile: string;
}

/** Reads domain, selector and key file of DKIM signatures. */
export function readDkimSettings(variables: ReturnType<typeof readVariables>): DkimSettings | null {
  const { SKAL_DKIM_DOMAIN: domain, SKAL_DKIM_SELECTOR: selector, SKAL_DKIM_KEY_FILE: keyFile } = variables;
  if (domain && selector && keyFile) return { domain, selector, keyFile };
  if (!domain && !selector && !keyFile) return null;
  throw new StartupError(
    'SKAL_DKIM_DOMAIN, SKAL_DKIM_SELECTOR and SKAL_DKIM_KEY_FILE belong together: set all three, or none.',
  );
}
