import { makeImpersonation } from '@skal/shell-kit/mocks/session.ts';
import { makeSession } from '../mocks/account/session.ts';
import { DEFAULT_BUSINESS, mergeBusiness } from './business.ts';
import { toAccount } from './useAccount.ts';

describe('a business', () => {
  it('J13: has reservations and events, but no shop, loyalty or takeaway by default', () => {
    expect(DEFAULT_BUSINESS.features).toEqual({
      reservations: true,
      events: true,
      ecommerce: false,
      loyalty: false,
      takeaway: false,
    });
  });

  it('J14: is a wine bar called Your App by default', () => {
    expect(DEFAULT_BUSINESS.businessType).toBe('wine-bar');
    expect(DEFAULT_BUSINESS.branding).toEqual({ businessName: 'Your App', description: 'Premium app management' });
    const { business } = toAccount({ ...makeSession(), business: null });
    expect(business).toEqual(DEFAULT_BUSINESS);
  });

  it('J15: merges a change, including nested fields', () => {
    const changed = mergeBusiness(DEFAULT_BUSINESS, {
      businessType: 'cafe',
      features: { loyalty: true },
      branding: { businessName: 'Kajen' },
    });
    expect(changed).toEqual({
      ...DEFAULT_BUSINESS,
      businessType: 'cafe',
      features: { ...DEFAULT_BUSINESS.features, loyalty: true },
      branding: { businessName: 'Kajen', description: 'Premium app management' },
    });
  });
});

describe('an account', () => {
  it("J1: is called 'User' without a name", () => {
    expect(toAccount(makeSession({ user: { firstName: '', lastName: '' } })).name).toBe('User');
    expect(toAccount(makeSession({ user: { firstName: 'Karen', lastName: '' } })).name).toBe('Karen');
  });

  it("is the client's during an impersonation, without drafts", () => {
    const own = makeSession();
    const viewed = toAccount(makeImpersonation({ ...own, business: own.business ?? DEFAULT_BUSINESS }));
    expect(viewed).toEqual({ ...toAccount(own), draftOwner: undefined });
    expect(toAccount(own).draftOwner).toBe(own.user.id);
  });

  it('is live once the operator has marked it', () => {
    expect(toAccount(makeSession()).live).toBe(false);
    expect(toAccount(makeSession({ business: { liveAt: '2026-10-01T08:00:00.000Z' } })).live).toBe(true);
  });
});
