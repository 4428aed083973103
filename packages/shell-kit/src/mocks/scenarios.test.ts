import { staff } from '@skal/contracts/client/staff';
import { getResponse, type RequestHandler } from 'msw';
import { mockEndpoint } from './mockEndpoint.ts';
import { handlersOf, lazyHandlers, validationError } from './scenarios.ts';

const body = JSON.stringify({ email: 'a@b.dk', firstName: 'Ida', lastName: 'Holm', role: 'Host' });
const headers = { 'Content-Type': 'application/json' };

const responseOf = async (handlers: RequestHandler[], method: 'GET' | 'POST') => {
  const init = method === 'POST' ? { method, body, headers } : { method };
  const response = await getResponse(handlers, new Request('http://localhost:3000/api/staff', init));
  return response && [response.status, await response.json()];
};

describe('a scenario', () => {
  it('rejects the input of an endpoint by fields of its body only, and leaves other calls to the default handlers', async () => {
    const wrong = [
      // @ts-expect-error The body of a new member has no such field.
      validationError(staff.add, { company: 'x' }),
      validationError(staff.add, { email: 'That takes no mail' }),
    ];
    const [, right] = wrong;
    expect(await responseOf(right ? [right] : [], 'POST')).toEqual([
      ...[400, { error: 'That takes no mail', fields: { email: 'That takes no mail' } }],
    ]);
    expect(await responseOf(right ? [right] : [], 'GET')).toBeUndefined();
  });

  it('creates expensive handlers on the first call only', async () => {
    const make = jest.fn(() => [mockEndpoint(staff.list, () => [])]);
    const handlers = lazyHandlers(make);
    expect(make).not.toHaveBeenCalled();
    expect(await responseOf(handlers, 'GET')).toEqual([200, []]);
    expect(await responseOf(handlers, 'GET')).toEqual([200, []]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('that a remote does not have answers nothing', () => {
    const scenarios = { ok: [], empty: 'It lists nothing' };
    expect(['empty', 'constructor', 'ok'].map((name) => handlersOf(scenarios, name))).toEqual([[], [], []]);
  });
});
