import type { ContentStatusReply, ContentVersionReply } from '@skal/contracts/content/contentVersion';
import { addMenuItem, publishMenu, readMenu } from '../../testing/fixtures/menu.ts';
import { live } from '../../testing/fixtures/requestBodies.ts';
import { joinStaff } from '../../testing/fixtures/staff.ts';
import type { TestClient, TestResponse } from '../../testing/index.ts';
import { type MultiProcessApi, startMultiProcessApi } from '../../testing/processes/multiProcess.ts';

const ROUNDS = 4;

describe('two people who publish at the same time, in two processes', () => {
  let together: MultiProcessApi;
  let owner: TestClient;
  let people: TestClient[];

  beforeEach(async () => {
    together = await startMultiProcessApi({ mail: { pollMs: 3_600_000 } });
    const signIn = async (email: string, password: string) => {
      const browser = together.client();
      await browser.post('/api/login', { email, password });
      return browser;
    };
    owner = await signIn(live.email, live.password);
    const { email, password } = await joinStaff(together.api, owner, { permissions: ['Inventory'] });
    people = [owner, await signIn(email, password)];
  });
  afterEach(() => together.close());

  const read = async <Reply>(path: string) => (await owner.get(path)).body as unknown as Reply;
  const current = () => read<ContentStatusReply>('/api/content/status');
  const numbers = async () =>
    (await read<ContentVersionReply[]>('/api/content/versions')).map(({ number }) => number).toReversed();
  const sellOut = (id: string, soldOut: boolean) =>
    owner.request('PUT', `/api/menu/items/${id}/sold-out`, { json: { soldOut } });

  /** Publishes until it succeeds, based on the version that each refusal names. */
  async function publish(person: TestClient, base: number): Promise<TestResponse> {
    const answer = await publishMenu(person, base);
    if (answer.status !== 409) return answer;
    expect([answer.body.code, answer.body.error]).toEqual([
      'outdated',
      expect.stringMatching(/^(Demo Live|Bo Holm) has published version \d+ in the meantime\. Please check what /),
    ]);
    const { number } = answer.body.current as ContentStatusReply;
    expect(number).toBeGreaterThan(base);
    return publish(person, number);
  }

  it('make one version per number, and lose no edit', async () => {
    const { id } = await addMenuItem(owner);
    await publishMenu(owner);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { number } = await current();
      const work = people.map(async (person, index) => {
        await addMenuItem(person, { name: `Wine ${round}.${index}` });
        return publish(person, number);
      });
      const answers = await Promise.all([...work, sellOut(id, round % 2 === 0)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    }
    const { number, changes } = await current();
    expect(changes).toBe(0);
    expect((await readMenu(owner)).items).toHaveLength(1 + 2 * ROUNDS);
    expect(await numbers()).toEqual(Array.from({ length: number }, (_, index) => index + 1));
  });

  it('get the same version for the same draft', async () => {
    await addMenuItem(owner);
    const answers = await Promise.all(people.map((person) => publishMenu(person)));
    expect(answers.map(({ status, body }) => [status, body.number])).toEqual([
      [200, 1],
      [200, 1],
    ]);
    expect(await numbers()).toEqual([1]);
  });
});
