import { isManifest } from '@skal/shell-kit/isManifest.ts';
import manifest from '../manifest.ts';
import { nav } from './nav.ts';

const inOrder = (place: keyof typeof nav) =>
  (nav[place] ?? [])
    .toSorted((a, b) => a.order - b.order)
    .map((entry) => [entry.label, 'to' in entry ? entry.to : entry.opens]);

describe('navigation of the public site', () => {
  it('E1, E2, E3: the header has the specified items in order, with their targets and the dialog', () => {
    expect(inOrder('bar')).toEqual([
      ['Business Case', '/business-case'],
      ['How It Works', '/how-it-works'],
      ['Solutions', '/solutions'],
      ['Book a Consultation', 'consultation'],
    ]);
    expect(inOrder('account')).toEqual([['Log In', '/login']]);
  });

  it('E9, E10: the footer lists the company pages and the five policies', () => {
    expect(inOrder('company')).toEqual([
      ['About Us', '/about'],
      ['Contact Us', '/contact'],
    ]);
    expect(inOrder('legal')).toEqual([
      ['Privacy Policy', '/privacy-policy'],
      ['Terms of Service', '/terms-of-service'],
      ['Acceptable Use Policy', '/acceptable-use-policy'],
      ['Refund Policy', '/refund-policy'],
      ['Service Expectations', '/service-expectations'],
    ]);
  });

  it('is part of a valid manifest', () => {
    expect(isManifest(manifest)).toBe(true);
    expect(manifest.nav).toBe(nav);
  });
});
