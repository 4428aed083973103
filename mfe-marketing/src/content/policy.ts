import { legal } from './facts.ts';

export interface PolicySection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export interface Policy {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly PolicySection[];
}

/** What stands on every policy page (B17, B18). */
export const policyFrame = {
  effectiveLabel: 'Effective',
  effective: legal.effective,
  lawLabel: 'Governing law',
  law: legal.law,
  contents: 'On this page',
  others: 'Other policies',
  questions: 'Questions about this page',
} as const;
