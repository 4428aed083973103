import { buildEvent, startBackend } from '../testing/fakes/apps.ts';
import { createVirtualAuthenticator } from '../testing/fakes/virtualAuthenticator.ts';
import { findBusinessId } from '../testing/fixtures/findBusinessId.ts';
import { addVirtualPasskey, createAssertion, requestCreationChallenge } from '../testing/fixtures/passkeys.ts';
import { admin, client } from '../testing/fixtures/requestBodies.ts';
import {
  type AccountEvent,
  createTestAccount,
  EVENTS,
  REOPEN,
  requestEmailChange,
  sendPasswordLink,
  signInTo,
  type TestAccount,
} from '../testing/grantedAccount.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/index.ts';

/** Creates a grant, and returns a check of whether it still gives access. */
type CreateGrant = (account: TestAccount) => Promise<() => Promise<boolean>>;

const signedIn = async (browser: TestClient) => (await browser.get('/api/session')).status === 200;

/** The grants: access that an attacker may have gained, and that the owner has set up. */
const GRANTS = {
  session: async (account) => {
    const attacker = await signInTo(account);
    return () => signedIn(attacker);
  },
  firstStep: async (account) => {
    const { api, email, password, codes } = account;
    const attacker = api.client();
    await attacker.post('/api/login', { email, password });
    return async () => (await attacker.post('/api/login/code', { code: await codes?.unusedCode() })).status === 200;
  },
  recoveryCode: async (account) => {
    const [code] = account.codes?.recoveryCodes ?? [];
    return async () => {
      const { api, email, password } = account;
      const browser = api.client();
      await browser.post('/api/login', { email, password });
      return (await browser.post('/api/login/code', { code })).status === 200;
    };
  },
  passkey: async ({ api, home, password }) => {
    const device = createVirtualAuthenticator();
    await addVirtualPasskey(api, home, password, device);
    return async () =>
      (await api.client().post('/api/login/passkey', await createAssertion(api, device))).status === 200;
  },
  passkeyChallenge: async (account) => {
    const challenge = await requestCreationChallenge(account.home, account.password);
    return async () => {
      const credential = createVirtualAuthenticator().make({ challenge, origin: account.api.settings.site.origin });
      return (await (await signInTo(account)).post('/api/passkeys', { name: 'Key', credential })).status === 201;
    };
  },
  emailChange: async (account) => {
    const token = await requestEmailChange(account, account.home, `thief-${account.email}`);
    return async () => (await account.api.client().post('/api/confirm-email', { token })).status === 200;
  },
  passwordLink: async (account) => {
    const token = await sendPasswordLink(account);
    const words = { newPassword: 'words of a thief', confirmPassword: 'words of a thief' };
    return async () => (await account.api.client().post('/api/set-password', { token, ...words })).status === 200;
  },
  view: async (account) => {
    const attacker = await signInTo(account);
    await attacker.post(`/api/admin/clients/${await findBusinessId(account.api, client)}/impersonation`);
    return async () => Boolean((await attacker.get('/api/session')).body.viewing);
  },
  appKey: async ({ api, email }) => {
    const { send } = await startBackend(api, { email });
    return async () => (await send([buildEvent('app.opened', { guest: 'guest-1' })])).status === 200;
  },
} as const satisfies Record<string, CreateGrant>;

type Grant = keyof typeof GRANTS;

const CLOSED = ['paused', 'cancelled', 'pausedTogether', 'deleted', 'disabled', 'disabledByCommand'] as const;
const SET = ['passwordChanged', 'passwordReset', 'accountReset'] as const;
const SESSIONS = ['factorReset', 'factorAdded', 'factorRemoved', 'sessionEnded', 'emailChanged'] as const;
const FACTOR = ['accountReset', 'factorReset', 'deleted'] as const;

/** Events that revoke each grant. All other events must not affect it. */
const REVOKED_BY: Readonly<Record<Grant, readonly AccountEvent[]>> = {
  session: [...SET, ...SESSIONS, ...CLOSED],
  firstStep: [...SET, 'factorReset', 'factorRemoved', 'deleted'],
  recoveryCode: [...FACTOR, 'factorRemoved'],
  passkey: FACTOR,
  passkeyChallenge: [...SET, 'deleted'],
  emailChange: [...SET, ...SESSIONS, ...CLOSED],
  passwordLink: [...SET, 'emailChanged', ...CLOSED],
  view: [...SET, ...SESSIONS, ...CLOSED],
  appKey: ['deleted'],
};

const BOTH: readonly AccountEvent[] = ['signedOut', ...SESSIONS, 'passwordChanged', 'passwordReset'];
const OF: Readonly<Record<TestAccount['kind'], readonly AccountEvent[]>> = {
  client: [...BOTH, 'paused', 'cancelled', 'pausedTogether', 'deleted'],
  operator: [...BOTH, 'accountReset', 'disabled', 'disabledByCommand'],
};

/** Groups of grants that do not revoke each other: a used account link revokes the others. */
const INDEPENDENT_GRANTS: readonly (readonly Grant[])[] = [
  ['session', 'view', 'appKey', 'passkey', 'firstStep', 'recoveryCode', 'passkeyChallenge', 'emailChange'],
  ['passwordLink'],
];

const NEEDS_FACTOR: readonly Grant[] = ['firstStep', 'recoveryCode'];

/** Returns the grants that an account of a kind can have at an event. */
const possible = (grants: readonly Grant[], kind: TestAccount['kind'], event: AccountEvent) =>
  grants.filter(
    (grant) =>
      (grant !== 'view' || kind === 'operator') &&
      (grant !== 'appKey' || kind === 'client') &&
      !(event === 'factorAdded' && NEEDS_FACTOR.includes(grant)),
  );

const cases = (['client', 'operator'] as const).flatMap((kind) =>
  OF[kind].flatMap((event) =>
    INDEPENDENT_GRANTS.map((grants) => [kind, event, possible(grants, kind, event)] as const),
  ),
);

describe('grants and the events that revoke them', () => {
  const unlimited = { points: 1_000_000, seconds: 60 };
  const limits = {
    forms: unlimited,
    general: unlimited,
    loginIp: unlimited,
    loginEmail: unlimited,
    loginDevice: unlimited,
  };
  let api: TestApi;
  let operator: TestClient;

  beforeAll(async () => {
    api = await startTestApi({ limits, mail: { pollMs: 3_600_000 } });
    operator = await api.signIn(admin.email, admin.password);
  });
  afterAll(() => api.close());

  it.each(cases)('7.4.3: of a %s, "%s" revokes as specified: %j', async (kind, event, grants) => {
    const account = await createTestAccount(api, operator, kind);
    if (grants.some((grant) => NEEDS_FACTOR.includes(grant))) await EVENTS.factorAdded(account);
    const works = new Map<Grant, () => Promise<boolean>>();
    for (const grant of grants) works.set(grant, await GRANTS[grant](account));
    await EVENTS[event](account);
    await REOPEN[event]?.(account);
    const found: Record<string, boolean> = {};
    for (const [grant, still] of works) found[grant] = await still().catch(() => false);
    expect(found).toEqual(Object.fromEntries(grants.map((grant) => [grant, !REVOKED_BY[grant].includes(event)])));
  });
});
