/**
 * @jest-environment node
 */
import { makeSiteFacts } from '@skal/shell-kit/testing/store.tsx';
import manifest from '../../manifest.ts';
import { legal } from '../facts.ts';
import { nav } from '../nav.ts';
import { acceptableUsePolicy } from './acceptableUse.ts';
import { type Policy, policyLayout, policyLinks } from './policy.ts';
import { privacyPolicy } from './privacy.ts';
import { refundPolicy } from './refund.ts';
import { serviceExpectations } from './service.ts';
import { termsOfService } from './terms.ts';

const policies: readonly (readonly [string, Policy])[] = [
  ['/privacy-policy', privacyPolicy],
  ['/terms-of-service', termsOfService],
  ['/acceptable-use-policy', acceptableUsePolicy],
  ['/refund-policy', refundPolicy],
  ['/service-expectations', serviceExpectations],
];
/** The paragraphs as rendered. */
const paragraphsOf = ({ sections }: Policy): string[] =>
  sections.flatMap(({ paragraphs }) =>
    paragraphs.map((paragraph) => (typeof paragraph === 'string' ? paragraph : paragraph(makeSiteFacts()))),
  );
const textOf = (policy: Policy) => [policy.lead, ...paragraphsOf(policy)].join('\n');

describe('the policies', () => {
  it('B8-B12, E10: are five, with the same name in the footer, in links, in the document title and as heading', () => {
    expect(policyLinks.map(({ label, to }) => [to, label])).toEqual(policies.map(([path, { title }]) => [path, title]));
    expect(nav.legal?.map(({ label, to }) => ({ label, to }))).toEqual(policyLinks);
    for (const [path, { title }] of policies) {
      const route = manifest.routes.find((each) => each.path === path);
      expect(route?.title).toBe(title);
    }
  });

  it('B17, B18, T20: have the specified date and law', () => {
    expect([policyLayout.effective, policyLayout.law]).toEqual(['18 September 2024', 'Connecticut, USA']);
    expect(textOf(termsOfService)).toContain(legal.law);
    for (const [, policy] of policies) {
      const laws = textOf(policy).match(/law of [A-Z][\w, ]+/g) ?? [];
      expect(laws.every((copy) => copy === `law of ${legal.law}`)).toBe(true);
      expect(textOf(policy)).not.toMatch(/\b(19|20)\d\d\b/);
    }
  });

  it.each(policies)('%s has clauses with unique ids', (_path, { sections }) => {
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(sections.map(({ title }) => title)).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it.each(policies)('%s has complete sentences without duplicates', (_path, policy) => {
    const paragraphs = paragraphsOf(policy);
    expect(paragraphs.length).toBeGreaterThanOrEqual(5);
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
    for (const paragraph of paragraphs) expect(paragraph).toMatch(/^[A-Z].*\.$/s);
  });

  it('no clause id conflicts with an id of the page layout', () => {
    const ids = policies.flatMap(([, { sections }]) => sections.map(({ id }) => id));
    const around = ['main', 'home', 'portfolio', 'business-case', 'how-it-works', 'solutions', 'industries', 'contact'];
    expect(ids.filter((id) => around.includes(id))).toEqual([]);
  });
});
