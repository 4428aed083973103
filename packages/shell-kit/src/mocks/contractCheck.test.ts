import { session } from '@skal/contracts/account/session';
import { signIn } from '@skal/contracts/account/signIn';
import { type StaffReply, staff } from '@skal/contracts/client/staff';
import { invoice } from '@skal/contracts/finance/invoice';
import { inquiry } from '@skal/contracts/support/inquiry';
import { expectConsoleOutput } from '@skal/jest/helpers/failOnConsole.ts';
import { HttpResponse, http } from 'msw';
import { findContractViolation, respondChecked } from './contractCheck.ts';
import { errorResponse, proxyResponse } from './mockEndpoint.ts';
import { makeSession } from './session.ts';

const member: StaffReply = {
  ...{ id: '0198c0de-0000-7000-8000-000000000001', firstName: 'Ida', lastName: 'Holm', email: 'ida@skal.example' },
  ...{
    role: 'Staff',
    permissions: [],
    status: 'pending',
    lastLogin: null,
    owner: false,
    secondFactor: false,
    version: 1,
  },
};

const violationOf = ({ method, path }: { method: string; path: string }, response: Response) =>
  findContractViolation(new Request(`http://localhost${path.replace(':id', 'a1')}`, { method }), response);

describe('a response that matches the contract', () => {
  it.each([
    ['a reply', session.read, HttpResponse.json(makeSession('client'))],
    ['a list', staff.list, HttpResponse.json([member])],
    ['nothing', staff.remove, new HttpResponse(null, { status: 204 })],
    ['a file', invoice.pdf, new HttpResponse('%PDF', { headers: { 'Content-Type': 'application/pdf' } })],
    ['an error with fields', staff.add, errorResponse(409, 'Taken', { fields: { email: 'Taken' } })],
    ['an error of any call', staff.list, errorResponse(503, 'Not just now')],
    ['an error with additional fields', signIn.start, errorResponse(401, 'Invalid credentials', { success: false })],
    ['a network error', staff.list, HttpResponse.error()],
    ['a response of a proxy', staff.add, proxyResponse('<h1>Bad Gateway</h1>', 502)],
    ['a response of an unknown address', { method: 'GET', path: '/api/things' }, HttpResponse.json('anything')],
  ])('is no violation: %s', async (_, call, response) => {
    expect(await violationOf(call, response)).toBeNull();
  });
});

describe('a response that violates the contract', () => {
  it.each([
    ['an invalid field', staff.list, HttpResponse.json([{ ...member, role: 'Cook' }]), /staff\.list .* 0\.role: /],
    ['a missing field', staff.add, HttpResponse.json({ ...member, email: undefined }, { status: 201 }), /"email"/],
    [
      'an additional field',
      staff.add,
      HttpResponse.json({ ...member, password: 'x' }, { status: 201 }),
      /password: No contract/,
    ],
    ['another success status', staff.add, HttpResponse.json(member), /answered with 200: it succeeds with 201/],
    [
      'an error of other endpoints',
      inquiry.send,
      errorResponse(409, 'Taken'),
      /inquiry\.send .* fails with 400, 403, 408, 413, 415, 422/,
    ],
    ['an error without a message', staff.list, HttpResponse.json({ message: 'no' }, { status: 500 }), /"error"/],
    [
      'an error without a required field',
      signIn.start,
      errorResponse(401, 'Invalid credentials'),
      /success: In each error response of this call it is false/,
    ],
    ['invalid JSON', staff.list, HttpResponse.text('fine'), /the body is not JSON/],
    ['JSON instead of a file', invoice.pdf, HttpResponse.json({}), /the body must be a file, not JSON/],
  ])('is reported with a reason: %s', async (_, call, response, sentence) => {
    expect(await violationOf(call, response)).toMatch(sentence);
  });

  it('is still returned, and logged', async () => {
    expectConsoleOutput(/Contract violation: session\.read \(GET \/api\/session\) answered with 200: user: /);
    const invalidSession = { ...makeSession('client'), user: { name: 'Karen' } };
    const handlers = [http.get('/api/session', () => HttpResponse.json(invalidSession))];
    const response = await respondChecked(handlers, new Request('http://localhost:3000/api/session'));
    expect(await response?.json()).toEqual(invalidSession);
  });
});
