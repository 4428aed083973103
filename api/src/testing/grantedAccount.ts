import { disableOperator, resetOperator } from '../cli/repairOperator.ts';
import { setUpTotp, type TotpAuthenticator } from './fakes/totpAuthenticator.ts';
import { findMailedLinks } from './fixtures/mailedLinks.ts';
import { newClient } from './fixtures/requestBodies.ts';
import type { TestApi, TestClient } from './index.ts';

/** An account created by a test, with the browser in which it is signed in. */
export interface TestAccount {
  api: TestApi;
  /** Browser of an owner other than this account. */
  operator: TestClient;
  /** Id of the client or operator in admin endpoints. */
  id: string;
  kind: 'client' | 'operator';
  email: string;
  password: string;
  home: TestClient;
  codes: TotpAuthenticator | null;
}

let count = 0;

/** Creates an account and signs in. */
export async function createTestAccount(
  api: TestApi,
  operator: TestClient,
  kind: TestAccount['kind'],
): Promise<TestAccount> {
  count += 1;
  const email = `owner-${count}@granted.example`;
  const password = 'the words that karen chose';
  const created =
    kind === 'client'
      ? await operator.post('/api/admin/clients', { ...newClient, email, password })
      : await operator.post('/api/admin/operators', { contactName: 'Ida Holm', email, role: 'owner' });
  if (kind === 'operator') {
    const token = await findMailedLinks(api, email).next(0);
    await api.client().post('/api/set-password', { token, newPassword: password, confirmPassword: password });
  }
  const home = await api.signIn(email, password);
  return { api, operator, kind, email, password, home, id: String(created.body.id), codes: null };
}

/** Signs in with a new browser, with a code if required. */
export async function signInTo({ api, email, password, codes }: TestAccount): Promise<TestClient> {
  if (!codes) return api.signIn(email, password);
  const browser = api.client();
  await browser.post('/api/login', { email, password });
  const response = await browser.post('/api/login/code', { code: await codes.unusedCode() });
  if (response.status !== 200) throw new Error(`${email} could not sign in: ${response.status} ${response.text}`);
  return browser;
}

/** Mails the account a password link, as an operator, and returns its token. */
export async function sendPasswordLink({ api, operator, kind, id, email }: TestAccount): Promise<string> {
  const { count, next } = findMailedLinks(api, email);
  const before = await count();
  await operator.post(`/api/admin/${kind === 'client' ? 'clients' : 'operators'}/${id}/password-link`);
  return next(before);
}

/** Requests an email change with a session, and returns the token mailed to the new address. */
export async function requestEmailChange({ api, password }: TestAccount, who: TestClient, to: string): Promise<string> {
  const { count, next } = findMailedLinks(api, to);
  const before = await count();
  await who.post('/api/email-change', { newEmail: to, currentPassword: password });
  return next(before);
}

const NEXT = 'other words that karen chose';

const patch = ({ operator, id }: TestAccount, path: string, json: object) =>
  operator.request('PATCH', `/api/admin/${path}/${id}`, { json });

/** Account events, over HTTP or by a command. */
export const EVENTS = {
  signedOut: async ({ home }: TestAccount) => void (await home.post('/api/logout')),
  passwordChanged: async (account: TestAccount) => {
    const words = { newPassword: NEXT, confirmPassword: NEXT };
    await account.home.post('/api/change-password', { currentPassword: account.password, ...words });
    account.password = NEXT;
  },
  passwordReset: async (account: TestAccount) => {
    const token = await sendPasswordLink(account);
    await account.api.client().post('/api/set-password', { token, newPassword: NEXT, confirmPassword: NEXT });
    account.password = NEXT;
  },
  accountReset: async (account: TestAccount) => {
    await resetOperator(account.api.settings, account.email, NEXT);
    Object.assign(account, { password: NEXT, codes: null });
  },
  factorReset: async (account: TestAccount) => {
    const { operator, id, kind } = account;
    await operator.request('DELETE', `/api/admin/${kind === 'client' ? 'clients' : 'operators'}/${id}/second-factor`);
    account.codes = null;
  },
  factorAdded: async (account: TestAccount) => {
    account.codes = await setUpTotp(account.api, account.home, account.password);
  },
  factorRemoved: async (account: TestAccount) => {
    const { home, password, codes } = account;
    await home.post('/api/second-factor/end', { currentPassword: password, code: await codes?.unusedCode() });
    account.codes = null;
  },
  sessionEnded: async ({ home }: TestAccount) => {
    const sessions = (await home.get('/api/sessions')).body as unknown as { id: string; current: boolean }[];
    for (const { id, current } of sessions) if (!current) await home.request('DELETE', `/api/sessions/${id}`);
  },
  emailChanged: async (account: TestAccount) => {
    const to = `new-${account.email}`;
    const token = await requestEmailChange(account, account.home, to);
    await account.home.post('/api/confirm-email', { token });
    account.email = to;
  },
  paused: async (account: TestAccount) => void (await patch(account, 'clients', { status: 'paused' })),
  cancelled: async (account: TestAccount) => void (await patch(account, 'clients', { status: 'cancelled' })),
  pausedTogether: async ({ operator, id }: TestAccount) => {
    const { version } = (await operator.get(`/api/admin/clients/${id}`)).body;
    await operator.post('/api/admin/clients/changes', { changes: [{ id, version, status: 'paused' }] });
  },
  deleted: async ({ operator, id }: TestAccount) => void (await operator.request('DELETE', `/api/admin/clients/${id}`)),
  disabled: async (account: TestAccount) => void (await patch(account, 'operators', { disabled: true })),
  disabledByCommand: ({ api, email }: TestAccount) => disableOperator(api.settings, email),
} as const satisfies Record<string, (account: TestAccount) => Promise<void>>;

export type AccountEvent = keyof typeof EVENTS;

/** Reopens a closed account, so that surviving grants become visible. */
export const REOPEN: Readonly<Partial<Record<AccountEvent, (account: TestAccount) => Promise<unknown>>>> = {
  paused: (account) => patch(account, 'clients', { status: 'active' }),
  cancelled: (account) => patch(account, 'clients', { status: 'active' }),
  pausedTogether: (account) => patch(account, 'clients', { status: 'active' }),
  disabled: (account) => patch(account, 'operators', { disabled: false }),
  disabledByCommand: (account) => patch(account, 'operators', { disabled: false }),
};
