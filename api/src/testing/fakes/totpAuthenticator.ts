import { Secret, TOTP } from 'otpauth';
import type { TestApi, TestClient } from '../index.ts';

const STEP_MS = 30_000;

/** Returns the TOTP code of a key, this many half minutes from now. */
export const generateTotpCode = (setupKey: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(setupKey) }).generate({ timestamp: Date.now() + steps * STEP_MS });

/** An authenticator app with a key. */
export interface TotpAuthenticator {
  setupKey: string;
  recoveryCodes: string[];
  /** Returns a valid code that can be used: resets the server's record of used codes. */
  unusedCode(): Promise<string>;
}

/** Sets up two-step verification for the signed-in account. */
export async function setUpTotp(api: TestApi, who: TestClient, currentPassword: string): Promise<TotpAuthenticator> {
  const { body } = await who.post('/api/second-factor/setup', { currentPassword });
  const setupKey = String(body.setupKey);
  const confirmed = await who.post('/api/second-factor', { code: generateTotpCode(setupKey) });
  if (confirmed.status !== 201)
    throw new Error(`Two-step verification was not set up: ${confirmed.status} ${confirmed.text}`);
  return {
    setupKey,
    recoveryCodes: confirmed.body.codes as string[],
    async unusedCode() {
      await api.execute('UPDATE second_factors SET last_step = 0');
      return generateTotpCode(setupKey);
    },
  };
}
