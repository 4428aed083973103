import type { AddPasskeyBody, PasskeyAssertionBody } from '@skal/contracts/account/passkey';
import type { ApiContext } from '../../server/http/context.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { isValidChallenge } from './challenge.ts';
import type { Passkey } from './Passkey.entity.ts';

/** The library, and all that it knows of certificates, is loaded when somebody has a passkey: most sites start without. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

type Settings = Pick<ApiSettings, 'site' | 'sessionKeys'>;

/** The name of the site among all that a device has passkeys for. */
export const rpIdOf = ({ site }: Pick<ApiSettings, 'site'>): string => new URL(site.origin).hostname;

/** Where an answer may come from: the public address; and on a machine of one's own, the port that it was asked at. */
function originsOf({ site }: Pick<ApiSettings, 'site'>, { req }: Pick<ApiContext, 'req'>): string[] {
  const isOwnMachine = new URL(site.origin).hostname === 'localhost';
  return [site.origin, ...(isOwnMachine ? [`http://localhost:${req.socket.localPort}`] : [])];
}

/** What every answer is held against; `seen` is told the challenge. */
const expected = (settings: Settings, purpose: string, ctx: ApiContext, seen: (challenge: string) => void) => ({
  expectedChallenge: (challenge: string) => {
    seen(challenge);
    return isValidChallenge(settings, purpose, challenge);
  },
  expectedOrigin: originsOf(settings, ctx),
  expectedRPID: rpIdOf(settings),
  // A finger, a face or a number: it then stands for both factors.
  requireUserVerification: true,
});

/** A passkey as it was made, and the challenge that was answered with it; null for an answer that does not hold. */
export async function verifyRegistration(
  settings: Settings,
  credential: AddPasskeyBody['credential'],
  purpose: string,
  ctx: ApiContext,
): Promise<{ challenge: string; made: Pick<Passkey, 'credentialId' | 'publicKey' | 'uses'> } | null> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  let challenge = '';
  const against = expected(settings, purpose, ctx, (seen) => {
    challenge = seen;
  });
  const response = { ...credential, clientExtensionResults: {} };
  // The library says by an error what does not hold; which of it is nobody's business.
  const { verified, registrationInfo } = await verifyRegistrationResponse({ ...against, response }).catch(() => ({
    verified: false as const,
    registrationInfo: undefined,
  }));
  if (!verified || !registrationInfo) return null;
  const { id, publicKey, counter } = registrationInfo.credential;
  const made = { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), uses: counter };
  return { challenge, made };
}

/** The challenge that a passkey answered, and how often it says it was used; null for an answer that does not hold. */
export async function verifyAuthentication(
  settings: Settings,
  credential: PasskeyAssertionBody['credential'],
  known: Passkey,
  ctx: ApiContext,
): Promise<{ challenge: string; uses: number } | null> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  let challenge = '';
  const against = expected(settings, 'sign-in', ctx, (seen) => {
    challenge = seen;
  });
  const publicKey = new Uint8Array(Buffer.from(known.publicKey, 'base64url'));
  const verified = await verifyAuthenticationResponse({
    ...against,
    response: { ...credential, clientExtensionResults: {} },
    credential: { id: known.credentialId, publicKey, counter: Number(known.uses) },
    // Whatever is wrong with it: it does not let anybody in.
  }).catch(() => null);
  return verified?.verified ? { challenge, uses: verified.authenticationInfo.newCounter } : null;
}
