import type { SourceId } from './facts.ts';

/** A heading with a text. */
export interface TitledText {
  readonly title: string;
  readonly text: string;
}

/** A figure with its text. */
export interface Statistic extends TitledText {
  readonly value: string;
  /** Footnote number in the list of sources, which must be on the same page. */
  readonly source?: SourceId;
}

/** Routes of the public site, so that content cannot link to a missing page. */
export const paths = {
  home: '/',
  solutions: '/solutions',
  businessCase: '/business-case',
  howItWorks: '/how-it-works',
  about: '/about',
  contact: '/contact',
  login: '/login',
  forgot: '/forgot-password',
  setPassword: '/set-password',
  confirmEmail: '/confirm-email',
  stopEmailChange: '/stop-email-change',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  acceptableUse: '/acceptable-use-policy',
  refund: '/refund-policy',
  service: '/service-expectations',
} as const;

export type Path = (typeof paths)[keyof typeof paths];

export interface PageLink {
  readonly label: string;
  readonly to: Path;
}

/** Name of the consultation dialog in the manifest. */
export const CONSULTATION_DIALOG = 'consultation';
