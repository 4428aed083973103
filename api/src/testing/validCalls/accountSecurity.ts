import { generateTotpCode } from '../fakes/totpAuthenticator.ts';
import { createVirtualAuthenticator } from '../fakes/virtualAuthenticator.ts';
import { findMailedLinks, findStopLinks } from '../fixtures/mailedLinks.ts';
import { signInSupport, support } from '../fixtures/operators.ts';
import { live } from '../fixtures/requestBodies.ts';
import { joinStaff } from '../fixtures/staff.ts';
import type { TestApi, TestClient } from '../index.ts';
import type { OpenApiValidator } from '../openApiValidator.ts';

/** Valid calls about the security of the caller's account. */
export async function callAccountSecurity(
  api: TestApi,
  validator: OpenApiValidator,
  operator: TestClient,
): Promise<void> {
  const ok = (id: string, caller: TestClient, json?: unknown, params: Record<string, string> = {}) =>
    validator.call(id, caller, { validRequest: true, params, ...(json !== undefined && { json }) });
  const { password: currentPassword } = live;
  const guest = await api.signIn(live.email, live.password);
  const setupKey = String((await ok('secondFactor.begin', guest, { currentPassword })).body.setupKey);
  await ok('secondFactor.confirm', guest, { code: generateTotpCode(setupKey) });
  await ok('secondFactor.read', guest);
  const renewed = await ok('secondFactor.renewCodes', guest, { currentPassword, code: generateTotpCode(setupKey, 1) });
  const [first, second] = renewed.body.codes as string[];

  const browser = api.client();
  await validator.call('signIn.start', browser, { json: live });
  await ok('signIn.confirm', browser, { code: first });
  await ok('secondFactor.end', browser, { currentPassword, code: second });

  const newEmail = 'live@elsewhere.example';
  await ok('emailChange.request', browser, { newEmail, currentPassword });
  await ok('emailChange.stop', api.client(), { token: await findStopLinks(api, live.email).next(0) });
  await ok('emailChange.request', browser, { newEmail, currentPassword });
  await ok('emailChange.confirm', browser, { token: await findMailedLinks(api, newEmail).next(1) });

  const key = createVirtualAuthenticator();
  const { origin } = api.settings.site;
  const adding = (await ok('passkey.begin', browser, { currentPassword })).body;
  const credential = key.make({ challenge: String(adding.challenge), origin });
  const added = await ok('passkey.add', browser, { name: 'My phone', credential });
  await ok('passkey.list', browser);
  const options = (await ok('passkeySignIn.begin', browser)).body;
  await ok('passkeySignIn.confirm', browser, { credential: key.use({ challenge: String(options.challenge), origin }) });
  await validator.call('passkey.remove', browser, { params: { id: String(added.body.id) } });

  const { id: member } = await joinStaff(api, browser);
  await validator.call('staff.resetFactor', browser, { params: { id: member } });

  const [business] = await api.rows('SELECT business_id AS id FROM accounts WHERE email = ?', [newEmail]);
  await validator.call('client.resetFactor', operator, { params: { id: String(business?.id) } });

  await signInSupport(api);
  const all = (await operator.get('/api/admin/operators')).body as unknown as { id: string; email: string }[];
  const id = String(all.find(({ email }) => email === support.email)?.id);
  await validator.call('operator.resetFactor', operator, { params: { id } });
}
