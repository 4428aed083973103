import { t } from '@lingui/core/macro';
import { legal } from '../facts.ts';
import type { Policy } from './policy.ts';

export const termsOfService: Policy = {
  title: t`Terms of Service`,
  lead: t`The terms under which you use this site, your dashboard and the services that we agree on.`,
  sections: [
    {
      id: 'agreement',
      title: t`Our agreement`,
      paragraphs: [
        t`By using this site you accept these terms. Work on an app begins with a written proposal that both of us sign. Where the proposal and these terms differ, the proposal applies.`,
      ],
    },
    {
      id: 'services',
      title: t`What we do`,
      paragraphs: [
        t`We design, build, publish and maintain mobile apps for businesses, with the features, integrations and dates named in the proposal. Approval by an app store is decided by that store.`,
      ],
    },
    {
      id: 'accounts',
      title: t`Your account`,
      paragraphs: [
        t`Keep your password to yourself and tell us if someone else may know it. You are responsible for what is done with your account until you inform us.`,
      ],
    },
    {
      id: 'content',
      title: t`Your content and our work`,
      paragraphs: [
        t`Names, pictures, texts and customer data that you bring remain yours. You give us the right to use them for building and running your app. Rights to the app itself are set out in the proposal.`,
      ],
    },
    {
      id: 'payment',
      title: t`Payment`,
      paragraphs: [
        t`Prices, dates of payment and what they cover are those of the proposal. The discovery call is free.`,
      ],
    },
    {
      id: 'figures',
      title: t`Figures on this site`,
      paragraphs: [
        t`Percentages and examples on this site describe research and calculations. They are not a promise of what your business will earn.`,
      ],
    },
    {
      id: 'liability',
      title: t`Liability`,
      paragraphs: [
        t`We are liable for our work as the law requires. Nothing in these terms limits rights that you have by law and that cannot be waived.`,
      ],
    },
    {
      id: 'law',
      title: t`Governing law`,
      paragraphs: [t`These terms are governed by the law of ${legal.law}.`],
    },
  ],
};
