import { AVAILABILITY, comingSoonOverlay } from '../content/overlay.ts';
import { DEFAULT_BUSINESS, type Feature } from '../session/business.ts';
import { isSectionEnabled } from './section.ts';
import { sections } from './sections.ts';

const everything = { reservations: true, events: true, ecommerce: true, loyalty: true, takeaway: true };
const nothing = { reservations: false, events: false, ecommerce: false, loyalty: false, takeaway: false };
const idsWith = (features: Record<Feature, boolean>) =>
  sections.filter((section) => isSectionEnabled(section, features)).map(({ id }) => id);

describe('the table of sections', () => {
  it('J5, J6: has twenty sections in order, with their titles', () => {
    expect(sections.map(({ id, title }) => [id, title])).toEqual([
      ['overview', 'Overview'],
      ['app-status', 'App Status'],
      ['adoption', 'User Adoption'],
      ['commerce', 'Commerce'],
      ['performance', 'Performance'],
      ['content', 'Content'],
      ['products', 'Product Catalog'],
      ['bookings', 'Reservations'],
      ['events', 'Events & Experiences'],
      ['takeaway', 'Takeaway Orders'],
      ['loyalty', 'Loyalty'],
      ['achievements', 'Achievements'],
      ['ai-assistant', 'AI Assistant'],
      ['push-notifications', 'Push Notifications'],
      ['integrations', 'Integrations'],
      ['billing', 'Billing'],
      ['add-ons', 'Add-ons'],
      ['support', 'Support'],
      ['staff', 'Staff Management'],
      ['settings', 'Settings'],
    ]);
  });

  it.each([
    ['J7', 'ecommerce', 'commerce'],
    ['J8', 'reservations', 'bookings'],
    ['J9', 'events', 'events'],
    ['J10', 'takeaway', 'takeaway'],
    ['J11', 'loyalty', 'loyalty'],
  ] as const)('%s: %s alone brings the section %s', (_fact, feature, id) => {
    const without = idsWith(nothing);
    const added = idsWith({ ...nothing, [feature]: true }).filter((candidate) => !without.includes(candidate));
    expect(added).toEqual([id]);
  });

  it('J12: the fifteen others are always enabled', () => {
    expect(idsWith(nothing)).toHaveLength(15);
    expect(idsWith(everything)).toHaveLength(20);
  });

  it('J13, T29: shows seventeen by default, including the product catalog without a shop', () => {
    expect(idsWith(DEFAULT_BUSINESS.features)).toHaveLength(17);
    expect(idsWith(DEFAULT_BUSINESS.features)).toContain('products');
  });

  it('J18: states when covered sections become available', () => {
    expect(comingSoonOverlay).toEqual({ title: 'Coming Soon', availability: AVAILABILITY });
    expect(AVAILABILITY).toBe('Estimated availability: When app development is complete');
  });

  it.each(sections)('$title is a chunk of its own', async ({ load }) => {
    expect((await load()).default).toEqual(expect.any(Function));
  });
});
