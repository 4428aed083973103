import type { AddPasskeyBody, PasskeyAssertionBody } from '@skal/contracts/account/passkey';
import type { ApiContext } from '../../server/http/context.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { isValidChallenge } from './challenge.ts';
import type { Passkey } from './Passkey.entity.ts';

/** Loads the library and its certificates on first use: most sites start without passkeys. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

type Settings = Pick<ApiSettings, 'site' | 'sessionKeys'>;

/** Relying party id: the site's host name. */
export const getRpId = ({ site }: Pick<ApiSettings, 'site'>): string => new URL(site.origin).hostname;

/** Allowed origins of a response: the public one; on a developer's machine also the port of the request. */
function getAllowedOrigins({ site }: Pick<ApiSettings, 'site'>, { req }: Pick<ApiContext, 'req'>): string[] {
  const isOwnMachine = new URL(site.origin).hostname === 'localhost';
  return [site.origin, ...(isOwnMachine ? [`http://localhost:${req.socket.localPort}`] : [])];
}

/** Builds the expectations of every response; `seen` receives the challenge. */
const buildExpectations = (
  settings: Settings,
  purpose: string,
  ctx: ApiContext,
  seen: (challenge: string) => void,
) => ({
  expectedChallenge: (challenge: string) => {
    seen(challenge);
    return isValidChallenge(settings, purpose, challenge);
  },
  expectedOrigin: getAllowedOrigins(settings, ctx),
  expectedRPID: getRpId(settings),
  // Finger, face or PIN: the passkey counts as both factors.
  requireUserVerification: true,
});

/** Verifies a registration and returns the passkey with its challenge; null if invalid. */
export async function verifyRegistration(
  settings: Settings,
  credential: AddPasskeyBody['credential'],
  purpose: string,
  ctx: ApiContext,
): Promise<{ challenge: string; made: Pick<Passkey, 'credentialId' | 'publicKey' | 'uses'> } | null> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  let challenge = '';
  const against = buildExpectations(settings, purpose, ctx, (seen) => {
    challenge = seen;
  });
  const response = { ...credential, clientExtensionResults: {} };
  // The library's error names what is wrong; that is not exposed.
  const { verified, registrationInfo } = await verifyRegistrationResponse({ ...against, response }).catch(() => ({
    verified: false as const,
    registrationInfo: undefined,
  }));
  if (!verified || !registrationInfo) return null;
  const { id, publicKey, counter } = registrationInfo.credential;
  const made = { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), uses: counter };
  return { challenge, made };
}

/** Verifies an authentication and returns its challenge and counter; null if invalid. */
export async function verifyAuthentication(
  settings: Settings,
  credential: PasskeyAssertionBody['credential'],
  known: Passkey,
  ctx: ApiContext,
): Promise<{ challenge: string; uses: number } | null> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  let challenge = '';
  const against = buildExpectations(settings, 'sign-in', ctx, (seen) => {
    challenge = seen;
  });
  const publicKey = new Uint8Array(Buffer.from(known.publicKey, 'base64url'));
  const verified = await verifyAuthenticationResponse({
    ...against,
    response: { ...credential, clientExtensionResults: {} },
    credential: { id: known.credentialId, publicKey, counter: Number(known.uses) },
    // Any error means that the response is invalid.
  }).catch(() => null);
  return verified?.verified ? { challenge, uses: verified.authenticationInfo.newCounter } : null;
}
