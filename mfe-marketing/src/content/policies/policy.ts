import { t } from '@lingui/core/macro';
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
  effectiveLabel: t`Effective`,
  effective: legal.effective,
  lawLabel: t`Governing law`,
  law: legal.law,
  contents: t`On this page`,
  others: t`Other policies`,
  questions: t`Questions about this page`,
} as const;

/** The five policy pages. */
export const policyLinks: readonly PageLink[] = [
  { label: t`Privacy Policy`, to: paths.privacy },
  { label: t`Terms of Service`, to: paths.terms },
  { label: t`Acceptable Use Policy`, to: paths.acceptableUse },
  { label: t`Refund Policy`, to: paths.refund },
  { label: t`Service Expectations`, to: paths.service },
];
