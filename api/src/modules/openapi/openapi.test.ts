import { listParameterlessReads } from '@skal/contracts/testing/parameterlessReads';
import { newId } from '../../db/rows/id.ts';
import { addFutureColumns } from '../../testing/database/addFutureColumns.ts';
import { startVendors, type Vendors } from '../../testing/fakes/vendors.ts';
import { findBusinessId } from '../../testing/fixtures/findBusinessId.ts';
import {
  admin,
  client,
  consultation,
  message,
  newClient,
  staffMember,
  ticket,
} from '../../testing/fixtures/requestBodies.ts';
import { stubReleaseService } from '../../testing/fixtures/stubReleases.ts';
import { PNG } from '../../testing/fixtures/uploads.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import {
  getRequiredAccess,
  type OpenApiDocument,
  type OpenApiOperation,
  OpenApiValidator,
} from '../../testing/openApiValidator.ts';
import { callAccess } from '../../testing/validCalls/access.ts';
import { callAccountSecurity } from '../../testing/validCalls/accountSecurity.ts';
import { callApp } from '../../testing/validCalls/app.ts';
import { callClient } from '../../testing/validCalls/client.ts';
import { callConnector } from '../../testing/validCalls/connector.ts';
import { callContent } from '../../testing/validCalls/content.ts';
import { callInbox } from '../../testing/validCalls/inbox.ts';
import { callInvoices } from '../../testing/validCalls/invoice.ts';
import { callLedger } from '../../testing/validCalls/ledger.ts';
import { callLogo } from '../../testing/validCalls/logo.ts';
import { callPhotos, callTus } from '../../testing/validCalls/photo.ts';
import { callPortalActions } from '../../testing/validCalls/portalActions.ts';
import { callPush } from '../../testing/validCalls/push.ts';
import { callReleases } from '../../testing/validCalls/release.ts';
import { callWebhooks } from '../../testing/validCalls/webhook.ts';

const ADDRESS = '/api/openapi.json';
const BYTES = { 'content-type': 'application/octet-stream' };

describe('OpenAPI description', () => {
  let api: TestApi;
  let validator: OpenApiValidator;
  let visitor: TestClient;
  let guest: TestClient;
  let operator: TestClient;
  let vendors: Vendors;

  beforeAll(async () => {
    vendors = await startVendors();
    api = await startTestApi({ releases: stubReleaseService(), vendorBaseUrl: vendors.url });
    // Columns of the next release: every valid call also checks that this release works with them.
    await addFutureColumns(api);
    visitor = api.client();
    guest = await api.signIn(client.email, client.password);
    operator = await api.signIn(admin.email, admin.password);
    validator = new OpenApiValidator((await operator.get(ADDRESS)).body as unknown as OpenApiDocument);
  });
  afterAll(async () => {
    await api.close();
    await vendors.close();
  });

  const ids = () => validator.operations.map(({ operationId }) => operationId).sort();
  const paramsOf = ({ parameters = [] }: OpenApiOperation) =>
    Object.fromEntries(parameters.map(({ name }) => [name, newId()]));

  it('requires an operator', async () => {
    expect((await visitor.get(ADDRESS)).status).toBe(401);
    expect((await guest.get(ADDRESS)).status).toBe(403);
    expect((await operator.get(ADDRESS)).headers.get('content-type')).toMatch(/^application\/json/);
  });

  it('names every route', () => {
    const answered = api.internals.routes.map(({ endpoint: { method, path } }) => `${method} ${path}`);
    const described = validator.operations.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`);
    expect(described.sort()).toEqual(answered.sort());
    expect(new Set(ids()).size).toBe(answered.length);
  });

  it('matches every successful call about account security', async () => {
    await callAccountSecurity(api, validator, operator);
    expect(validator.succeeded).toContain('operator.resetFactor');
  });

  it('matches every successful call', async () => {
    const ok = (id: string, caller: TestClient, json?: unknown) =>
      validator.call(id, caller, { validRequest: true, ...(json !== undefined && { json }) });
    await ok('inquiry.send', visitor, consultation);
    await ok('inquiry.send', visitor, message);
    const created = await ok('newClient.create', operator, newClient);
    await callLedger(validator, operator, String(created.body.id));
    const leaving = await ok('newClient.create', operator, { ...newClient, email: 'leaving@example.dk' });
    await callClient(validator, operator, String(leaving.body.id));
    await ok('clientListPreferences.save', operator, {
      hidden: ['phone'],
      views: [{ name: 'Paused', query: 'show=paused' }],
    });
    await validator.call('clientList.export', operator, { params: {} });
    await ok('achievement.announce', guest);
    await ok('settings.save', guest, {
      phone: '12 34 56 78',
      appFeatures: { events: true },
      branding: { description: '' },
    });
    await ok('integration.request', guest, { integration: 'Tripletex', businessNeed: 'Bookkeeping', urgency: 'high' });

    const params = { id: String((await ok('staff.add', guest, staffMember)).body.id) };
    await ok('staff.list', guest);
    const change = { version: 1, role: 'Chef', permissions: ['Orders'], owner: true };
    await validator.call('staff.change', guest, { params, validRequest: true, json: change });
    await validator.call('staff.invite', guest, { params });
    await ok('staffRole.change', guest, { version: 0, role: 'Chef', permissions: ['Orders'] });
    await validator.call('staff.remove', guest, { params });

    await ok('ticket.create', guest, { ...ticket, attachments: ['screen.png'] });
    const [filed] = (await ok('ticket.list', guest)).body as unknown as { id: string; attachments: { id: string }[] }[];
    const file = { params: { id: String(filed?.id), attachmentId: String(filed?.attachments[0]?.id) } };
    await validator.call('attachment.upload', guest, { ...file, raw: PNG, headers: BYTES });
    await validator.call('attachment.read', guest, file);
    await validator.call('attachment.thumbnail', guest, file);
    await callTus(validator, guest, 'resumableUpload', file.params);
    await callInbox(validator, { guest, operator });
    await callInvoices(validator, { guest, operator, clientId: await findBusinessId(api, client) });
    await callContent(validator, guest);
    await callPhotos(validator, guest);
    await callLogo(api, validator, { guest, operator });
    await callReleases(validator, operator);
    await callApp(validator, { operator, guest, clientId: await findBusinessId(api, client), app: api.client() });

    await callPortalActions(api, validator, guest);
    await callWebhooks(api, validator, { operator, guest, clientId: await findBusinessId(api, client) });
    await callConnector(validator, vendors, {
      api,
      operator,
      guest,
      clientId: await findBusinessId(api, client),
      app: api.client(),
    });
    await callPush(validator, { operator, guest, clientId: await findBusinessId(api, client), app: api.client() });
    for (const id of listParameterlessReads('client', 'signed-in')) await ok(id, guest);
    for (const id of listParameterlessReads('admin', 'owner', 'signed-in')) await ok(id, operator);

    const fresh = api.client();
    await ok('signIn.start', fresh, { email: newClient.email, password: newClient.password });
    const newPassword = 'winter tales at midnight';
    const newCredentials = { currentPassword: newClient.password, newPassword, confirmPassword: newPassword };
    await ok('password.change', fresh, newCredentials);
    await ok('session.end', fresh);
    await callAccess(api, validator, { operator, clientId: String(created.body.id) });
    const missing = ids().filter((id) => !validator.succeeded.has(id));
    expect(missing.map((id) => `${id}: call it successfully in a file of api/src/testing/validCalls`)).toEqual([]);
  });

  it('matches every error: no session, wrong account, empty request, other origin', async () => {
    const callers = {
      client: guest,
      admin: operator,
      owner: operator,
      'signed-in': guest,
      public: visitor,
      app: visitor,
    };
    for (const one of validator.operations) {
      const { operationId, method } = one;
      const role = getRequiredAccess(one);
      const rest = { params: paramsOf(one), ...(method !== 'GET' && { json: {} }) };
      const statusOf = async (caller: TestClient, headers = {}) =>
        (await validator.call(operationId, caller, { ...rest, headers })).status;
      if (role !== 'public') expect([operationId, await statusOf(visitor)]).toEqual([operationId, 401]);
      else if (method === 'GET') expect([operationId, await statusOf(visitor)]).toEqual([operationId, 404]);
      if (role === 'client') expect([operationId, await statusOf(operator)]).toEqual([operationId, 403]);
      if (role === 'admin' || role === 'owner')
        expect([operationId, await statusOf(guest)]).toEqual([operationId, 403]);
      if (method !== 'GET' && role !== 'app') {
        const elsewhere = await statusOf(callers[role], { origin: 'https://elsewhere.example' });
        expect([operationId, elsewhere]).toEqual([operationId, 403]);
        await statusOf(callers[role]);
      }
    }
    expect([...validator.refused].sort()).toEqual(ids());
  });

  it('14.2.6: contains no password or key field in any reply', async () => {
    const { components } = (await operator.get(ADDRESS)).body as unknown as OpenApiDocument;
    const names = [...JSON.stringify(components.schemas).matchAll(/"(\w+)":/g)].map(([, name]) => name);
    expect(names).toContain('lastLogin');
    expect(names.filter((name) => /password|hash|secret|token|salt|cookie|storedAs/i.test(name ?? ''))).toEqual([]);
  });
});
