import { IMPERSONATING } from '@skal/contracts/account/impersonation';
import { type Access, type Endpoint, endpoint, reply } from '@skal/contracts/http/endpoint';
import { HttpError } from '../errors/HttpError.ts';
import {
  type AuthenticatedBusiness,
  type AuthenticatedUser,
  getEffectiveBusiness,
  requireAccess,
  requireNoImpersonation,
} from './access.ts';

const PERSON = { accountId: 'a', firstName: 'A', lastName: 'B', email: 'a@example.dk', phone: null, countryCode: null };
const business = (id: string): AuthenticatedBusiness => ({
  ...{ id, name: `Bar ${id}`, businessType: 'bar', logo: null, liveAt: null },
  features: { reservations: true, ecommerce: false, events: false, takeaway: false, loyalty: false },
  branding: { businessName: `Bar ${id}`, description: '' },
});
const account = (overrides: Partial<AuthenticatedUser>): AuthenticatedUser => ({
  ...PERSON,
  ...{ accountType: 'admin', role: 'owner', language: 'en', theme: 'system' },
  ...{ member: null, business: null, viewing: null, viewEnded: null },
  ...overrides,
});

const viewing = { client: PERSON, business: business('2'), until: 0 };
const PEOPLE = {
  visitor: undefined,
  client: account({ accountType: 'client', role: null, business: business('1') }),
  'client without a business': account({ accountType: 'client', role: null }),
  // No such account is created, but access control must not rely on that.
  'client with a role': account({ accountType: 'client', role: 'owner', business: business('1') }),
  support: account({ role: 'support' }),
  owner: account({}),
  'operator with a business': account({ business: business('1') }),
  'impersonating owner': account({ viewing }),
  'impersonating support': account({ role: 'support', viewing }),
};
type Who = keyof typeof PEOPLE;

const read = (access: Access): Endpoint => endpoint.get('/api/made-up', access, reply<string>());
const change = (access: Access): Endpoint => endpoint.delete('/api/made-up', access);
const ALL: readonly Access[] = ['public', 'signed-in', 'client', 'admin', 'owner', 'app'];

/** Returns the error of an access check; null if it passes. */
function errorOf(check: () => void): HttpError | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
}

describe('8.2.1: requireAccess', () => {
  it.each<[Who, readonly Access[], readonly Access[]]>([
    ['visitor', ['public'], ['public']],
    ['client', ['public', 'signed-in', 'client'], ['public', 'signed-in', 'client']],
    ['client without a business', ['public', 'signed-in'], ['public', 'signed-in']],
    ['client with a role', ['public', 'signed-in', 'client'], ['public', 'signed-in', 'client']],
    ['support', ['public', 'signed-in', 'admin'], ['public', 'signed-in', 'admin']],
    ['owner', ['public', 'signed-in', 'admin', 'owner'], ['public', 'signed-in', 'admin', 'owner']],
    ['operator with a business', ['public', 'signed-in', 'admin', 'owner'], ['public', 'signed-in', 'admin', 'owner']],
    [
      'impersonating owner',
      ['public', 'signed-in', 'client', 'admin', 'owner'],
      ['public', 'signed-in', 'admin', 'owner'],
    ],
    ['impersonating support', ['public', 'signed-in', 'client', 'admin'], ['public', 'signed-in', 'admin']],
  ])('lets %s read for %j and write for %j', (who, reads, changes) => {
    const open = (of: typeof read) => ALL.filter((access) => !errorOf(() => requireAccess(of(access), PEOPLE[who])));
    expect(open(read)).toEqual(reads);
    expect(open(change)).toEqual(changes);
  });

  it('returns 401 without a session, 403 for the wrong account, and why impersonation ended', () => {
    const errorFor = (who: AuthenticatedUser | undefined) => errorOf(() => requireAccess(read('client'), who));
    expect(errorFor(undefined)).toMatchObject({ status: 401, message: 'Please sign in to continue.' });
    expect(errorFor(PEOPLE.owner)).toMatchObject({ status: 403, message: 'Your account is not allowed to do this.' });
    const viewEnded = 'This view has ended after 15 minutes.';
    expect(errorFor(account({ viewEnded }))).toMatchObject({ status: 403, message: viewEnded });
  });
});

describe('8.2.1: requireNoImpersonation', () => {
  const open = (of: typeof read, who: Who) =>
    ALL.filter((access) => !errorOf(() => requireNoImpersonation(of(access), PEOPLE[who])));

  it.each<Who>(['impersonating owner', 'impersonating support'])('limits %s to a client’s reads', (who) => {
    expect(open(read, who)).toEqual(['public', 'signed-in', 'client']);
    expect(open(change, who)).toEqual([]);
  });

  it('does not affect accounts without impersonation', () => {
    for (const who of ['visitor', 'client', 'support', 'owner'] as const) {
      expect([who, open(read, who), open(change, who)]).toEqual([who, ALL, ALL]);
    }
  });

  it('names the client in the error', () => {
    const refusal = errorOf(() => requireNoImpersonation(change('admin'), PEOPLE['impersonating owner']));
    expect(refusal?.status).toBe(403);
    expect(refusal?.replyIn('en')).toMatchObject({
      code: IMPERSONATING,
      error: expect.stringContaining('the portal of Bar 2 '),
    });
  });

  it('shows the impersonated business, otherwise the account’s own', () => {
    const seen = (who: AuthenticatedUser) => getEffectiveBusiness(who)?.id;
    expect(seen(PEOPLE['impersonating owner'])).toBe('2');
    expect(seen({ ...PEOPLE.client, viewing })).toBe('2');
    expect(seen(PEOPLE.client)).toBe('1');
    expect(getEffectiveBusiness(PEOPLE.owner)).toBeNull();
  });
});
