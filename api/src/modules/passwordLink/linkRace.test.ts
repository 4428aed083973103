import { findMailedLinks } from '../../testing/fixtures/mailedLinks.ts';
import { client } from '../../testing/fixtures/requestBodies.ts';
import { type MultiProcessApi, startMultiProcessApi } from '../../testing/processes/multiProcess.ts';

const WORDS = ['the first one of many', 'the second one of many', 'the third one of many', 'the fourth one of many'];

describe('2.3.4: one link used by several requests at once', () => {
  let together: MultiProcessApi;

  beforeEach(async () => {
    together = await startMultiProcessApi();
  });
  afterEach(() => together.close());

  it('sets one password, and answers the others that it was used', async () => {
    const { api } = together;
    const { next } = findMailedLinks(api, client.email);
    await api.client().post('/api/password-link', { email: client.email });
    const token = await next(0);
    const answers = await Promise.all(
      WORDS.map((newPassword) =>
        together.client().post('/api/set-password', { token, newPassword, confirmPassword: newPassword }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 410, 410, 410]);
    const winner = WORDS[statuses.indexOf(200)] ?? '';
    await api.signIn(client.email, winner);
  });
});
