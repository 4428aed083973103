import { findMailedLinks } from '../fixtures/mailedLinks.ts';
import { enqueueDeadLetters } from '../fixtures/newMails.ts';
import { admin, newClient } from '../fixtures/requestBodies.ts';
import type { TestApi, TestClient } from '../index.ts';
import type { OpenApiValidator } from '../openApiValidator.ts';

/** Valid calls about access: links, operators, sessions, audit log. */
export async function callAccess(
  api: TestApi,
  validator: OpenApiValidator,
  { operator, clientId }: { operator: TestClient; clientId: string },
): Promise<void> {
  const ok = (id: string, caller: TestClient, json?: unknown, params: Record<string, string> = {}) =>
    validator.call(id, caller, { validRequest: true, params, ...(json !== undefined && { json }) });
  const visitor = api.client();

  await ok('passwordLink.request', visitor, { email: newClient.email });
  const { next, count } = findMailedLinks(api, newClient.email);
  await next(0);
  const before = await count();
  await ok('clientPasswordLink.send', operator, undefined, { id: clientId });
  const newPassword = 'autumn tales at noon';
  const token = await next(before);
  await ok('passwordLink.read', visitor, { token });
  await ok('passwordLink.redeem', visitor, { token, newPassword, confirmPassword: newPassword });

  const invited = { contactName: 'Ida Holm', email: 'ida@firm.example', role: 'support' };
  const id = String((await ok('operator.invite', operator, invited)).body.id);
  await ok('operator.list', operator);
  await ok('operator.sendLink', operator, undefined, { id });
  await ok('operator.change', operator, { role: 'owner', disabled: true }, { id });

  await enqueueDeadLetters(api, 2);
  const deadLetters = (await ok('deadLetter.list', operator)).body as unknown as { id: string }[];
  await ok('deadLetter.retry', operator, undefined, { id: String(deadLetters[0]?.id) });
  await ok('deadLetter.drop', operator, undefined, { id: String(deadLetters[1]?.id) });

  const other = await api.signIn(admin.email, admin.password);
  await ok('preferences.save', other, { language: 'en', theme: 'dark' });
  const places = (await ok('activeSession.list', other)).body as unknown as { id: string; current: boolean }[];
  const here = places.find(({ current }) => current);
  await ok('activeSession.revoke', other, undefined, { id: String(here?.id) });

  await ok('audit.actions', operator);
  await validator.call('audit.export', operator);
}
