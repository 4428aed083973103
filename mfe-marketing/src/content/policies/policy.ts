import type { SiteInfo } from '@skal/contracts/site/site';
import { type PageLink, paths } from '../contentTypes.ts';
import { legal } from '../facts.ts';

/** A paragraph, or a function of the site's settings. */
export type Paragraph = string | ((site: SiteInfo) => string);

export interface PolicySection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

export interface Policy {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly PolicySection[];
}

/** Texts of every policy page (B17, B18). */
export const policyLayout = {
  effectiveLabel: 'Effective',
  effective: legal.effective,
  lawLabel: 'Governing law',
  law: legal.law,
  contents: 'On this page',
  others: 'Other policies',
  questions: 'Questions about this page',
} as const;

/** The five policy pages. */
export const policyLinks: readonly PageLink[] = [
  { label: 'Privacy Policy', to: paths.privacy },
  { label: 'Terms of Service', to: paths.terms },
  { label: 'Acceptable Use Policy', to: paths.acceptableUse },
  { label: 'Refund Policy', to: paths.refund },
  { label: 'Service Expectations', to: paths.service },
];
