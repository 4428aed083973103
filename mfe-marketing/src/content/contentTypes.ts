import type { SourceId } from './facts.ts';

/** A heading with what stands under it. */
export interface TitledText {
  readonly title: string;
  readonly text: string;
}

/** A figure with what it says. */
export interface Statistic extends TitledText {
  readonly value: string;
  /** Its footnote in the list of sources, which then stands on the same page. */
  readonly source?: SourceId;
}

/** The routes of the public site, so that content cannot link to a page that does not exist. */
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

/** The popup that nearly every page can open, by the name under which the manifest offers it. */
export const CONSULTATION_DIALOG = 'consultation';
