import { newId } from '../../db/rows/id.ts';
import { signInSupport } from '../../testing/fixtures/operators.ts';
import { admin } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

describe('/api/admin/snippets', () => {
  let api: TestApi;
  let operator: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    operator = await api.signIn(admin.email, admin.password);
  });
  afterAll(() => api.close());

  it('are added and removed by any operator, and listed for all by title', async () => {
    const support = await signInSupport(api);
    const add = (title: string) =>
      support.post('/api/admin/snippets', { title, text: 'Please reload.\nThen tell us.' });
    const [second, first] = [await add('Reload'), await add('Ask again')];
    expect([second.status, second.body]).toEqual([
      201,
      { id: expect.any(String), title: 'Reload', text: 'Please reload.\nThen tell us.' },
    ]);
    expect((await operator.get('/api/admin/snippets')).body).toEqual([first.body, second.body]);
    const remove = () => operator.request('DELETE', `/api/admin/snippets/${first.body.id}`);
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect((await operator.get('/api/admin/snippets')).body).toEqual([second.body]);
    const auditEntries = await api.rows("SELECT action FROM audit_entries WHERE action LIKE 'snippet.%' ORDER BY id");
    expect(auditEntries.map(({ action }) => action)).toEqual(['snippet.added', 'snippet.added', 'snippet.removed']);
  });

  it('require a title and a text', async () => {
    const { status, body } = await operator.post('/api/admin/snippets', { title: ' ', text: '' });
    expect([status, body.fields]).toEqual([400, { title: 'Please enter a title', text: 'Please write the text' }]);
    expect((await operator.request('DELETE', `/api/admin/snippets/${newId()}`)).status).toBe(404);
  });
});
