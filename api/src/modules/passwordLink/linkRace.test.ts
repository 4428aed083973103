import { client } from '../../testing/bodies.ts';
import { linksIn } from '../../testing/links.ts';
import { startTogether, type Together } from '../../testing/together.ts';

const WORDS = ['the first one of many', 'the second one of many', 'the third one of many', 'the fourth one of many'];

describe('2.3.4: one link, used by several at once', () => {
  let together: Together;

  beforeEach(async () => {
    together = await startTogether();
  });
  afterEach(() => together.close());

  it('sets one password, and everybody else is told that it was used', async () => {
    const { api } = together;
    const { next } = linksIn(api, client.email);
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
