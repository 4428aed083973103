import { getResponse, HttpResponse, http } from 'msw';
import { answersAt } from './work.ts';

const mocks = {
  handlers: [http.get('*/api/things', () => HttpResponse.json(['one']))],
  scenarios: { ok: [], '500': [http.all('*/api/*', () => new HttpResponse(null, { status: 500 }))] },
};

const statusAt = async (search: string) => {
  const response = await getResponse(answersAt(search, mocks), new Request('http://localhost/api/things'));
  return response?.status;
};

describe('the mocks of a remote that is worked on alone', () => {
  it.each([
    ['', 200],
    ['?scenario=ok', 200],
    ['?scenario=500', 500],
    ['?scenario=unknown', 200],
    ['?scenario=constructor', 200],
  ])('answer at %p with %i', async (search, status) => {
    expect(await statusAt(search)).toBe(status);
  });
});
