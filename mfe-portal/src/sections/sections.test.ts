import { AVAILABILITY, comingSoonOverlay } from '../content/overlay.ts';
import { sectionStates } from '../mocks/screenStates/sections.ts';
import { DEFAULT_BUSINESS, type Feature } from '../session/business.ts';
import { isSectionEnabled } from './section.ts';
import { sections } from './sections.ts';

const everything = { reservations: true, events: true, ecommerce: true, loyalty: true, takeaway: true };
const nothing = { reservations: false, events: false, ecommerce: false, loyalty: false, takeaway: false };
const idsWith = (features: Record<Feature, boolean>) =>
  sections.filter((section) => isSectionEnabled(section, features)).map(({ id }) => id);

const byFeature = [
  ['J7', 'ecommerce', 'commerce'],
  ['J8', 'reservations', 'bookings'],
  ['J9', 'events', 'events'],
  ['J10', 'takeaway', 'takeaway'],
  ['J11', 'loyalty', 'loyalty'],
] as const;
const allExcept = (hidden: readonly string[]) => sections.map(({ id }) => id).filter((id) => !hidden.includes(id));

describe('the table of sections', () => {
  // The requirement, spelled out: a new section changes it here.
  it('J5, J6: has the specified sections, in order, under their titles', () => {
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

  it.each(byFeature)('%s: %s alone brings the section %s', (_fact, feature, id) => {
    const without = idsWith(nothing);
    const added = idsWith({ ...nothing, [feature]: true }).filter((candidate) => !without.includes(candidate));
    expect(added).toEqual([id]);
  });

  it('J12: shows all others always', () => {
    expect(idsWith(nothing)).toEqual(allExcept(byFeature.map(([, , id]) => id)));
    expect(idsWith(everything)).toEqual(allExcept([]));
  });

  it('J13, T29: hides three by default, and shows the product catalog though the shop is off', () => {
    expect(idsWith(DEFAULT_BUSINESS.features)).toEqual(allExcept(['commerce', 'takeaway', 'loyalty']));
  });

  it('lists the states of covered sections before and after launch for the QA site', () => {
    const listed = new Set(sectionStates.map(({ path, name }) => `${path} ${name}`));
    const states = sections.flatMap(({ id, overlay }) =>
      overlay ? ['covered until launch', 'live'].map((name) => `/dashboard?section=${id} ${name}`) : [],
    );
    const how = 'add the section to `covered` in mfe-portal/src/mocks/screenStates/sections.ts';
    expect(states.filter((state) => !listed.has(state)).map((state) => `${state}: ${how}`)).toEqual([]);
  });

  it('J18: states when covered sections become available', () => {
    expect(comingSoonOverlay).toEqual({ title: 'Coming Soon', availability: AVAILABILITY });
    expect(AVAILABILITY).toBe('Estimated availability: When app development is complete');
  });

  it.each(sections)('$title is a chunk of its own', async ({ load }) => {
    expect((await load()).default).toEqual(expect.any(Function));
  });
});
