import { Secret, TOTP } from 'otpauth';
import type { TestApi, TestClient } from '../index.ts';

const STEP_MS = 30_000;

/** What an authenticator app shows that was told a key, so many half minutes from now. */
export const totpCode = (setupKey: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(setupKey) }).generate({ timestamp: Date.now() + steps * STEP_MS });

/** A second step as its owner has it. */
export interface TotpAuthenticator {
  setupKey: string;
  recoveryCodes: string[];
  /** A code that was not used yet: none of a step that was, because the server is made to forget which those were. */
  fresh(): Promise<string>;
}

/** Sets up codes for whoever is signed in. */
export async function setUpTotp(api: TestApi, who: TestClient, currentPassword: string): Promise<TotpAuthenticator> {
  const { body } = await who.post('/api/second-factor/setup', { currentPassword });
  const setupKey = String(body.setupKey);
  const confirmed = await who.post('/api/second-factor', { code: totpCode(setupKey) });
  if (confirmed.status !== 201) throw new Error(`Not set up: ${confirmed.status} ${confirmed.text}`);
  return {
    setupKey,
    recoveryCodes: confirmed.body.codes as string[],
    async fresh() {
      await api.execute('UPDATE second_factors SET last_step = 0');
      return totpCode(setupKey);
    },
  };
}
