import type { VirtualAuthenticator } from './device.ts';
import type { TestApi, TestClient, TestResponse } from './index.ts';

/** Asks for a challenge to add a passkey with. */
export async function creationChallenge(who: TestClient, currentPassword: string): Promise<string> {
  return String((await who.post('/api/passkeys/options', { currentPassword })).body.challenge);
}

/** Adds a device's passkey to whoever is signed in. */
export async function addVirtualPasskey(
  api: TestApi,
  who: TestClient,
  password: string,
  device: VirtualAuthenticator,
): Promise<TestResponse> {
  const challenge = await creationChallenge(who, password);
  const credential = device.make({ challenge, origin: api.settings.site.origin });
  return who.post('/api/passkeys', { name: 'My phone', credential });
}

/** What a device answers to a fresh challenge of a sign-in. */
export async function assertionOf(api: TestApi, device: VirtualAuthenticator, change: object = {}) {
  const { body } = await api.client().post('/api/login/passkey/options');
  const asked = { challenge: String(body.challenge), origin: api.settings.site.origin, ...change };
  return { credential: device.use(asked) };
}
