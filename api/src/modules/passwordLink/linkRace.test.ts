import { client } from '../../testing/bodies.ts';
import { makeThrowaway, startTestApi, type TestApi, TestClient, type Throwaway } from '../../testing/index.ts';
import { linksIn } from '../../testing/links.ts';
import { startChildApi } from '../../testing/processes.ts';

const WORDS = ['the first one of many', 'the second one of many', 'the third one of many', 'the fourth one of many'];
const settings = { databaseDeadlineMs: 10_000 };

describe('2.3.4: one link, used by several at once', () => {
  let place: Throwaway;
  let api: TestApi;
  let others: { url: string; stop(): Promise<void> }[];

  beforeEach(async () => {
    place = await makeThrowaway();
    api = await startTestApi(settings, place);
    // Two processes may serve one database server; a data folder has one.
    others = place.databaseUrl ? [await startChildApi(place, settings)] : [];
  });
  afterEach(async () => {
    for (const { stop } of others) await stop();
    await api.close();
    await place.remove();
  });

  it('sets one password, and everybody else is told that it was used', async () => {
    const { next } = linksIn(api, client.email);
    await api.client().post('/api/password-link', { email: client.email });
    const token = await next(0);
    const places = [api, ...others].map(({ url }) => url);
    const answers = await Promise.all(
      WORDS.map((newPassword, index) =>
        new TestClient(places[index % places.length] ?? '').post('/api/set-password', {
          ...{ token, newPassword, confirmPassword: newPassword },
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 410, 410, 410]);
    const winner = WORDS[statuses.indexOf(200)] ?? '';
    await api.signIn(client.email, winner);
  });
});
