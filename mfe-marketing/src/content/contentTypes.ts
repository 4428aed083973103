import { t } from '@lingui/core/macro';
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
  home: t({ id: 'path.home', message: '/' }),
  solutions: t({ id: 'path.solutions', message: '/solutions' }),
  businessCase: t({ id: 'path.businessCase', message: '/business-case' }),
  howItWorks: t({ id: 'path.howItWorks', message: '/how-it-works' }),
  about: t({ id: 'path.about', message: '/about' }),
  contact: t({ id: 'path.contact', message: '/contact' }),
  login: t({ id: 'path.login', message: '/login' }),
  forgot: t({ id: 'path.forgot', message: '/forgot-password' }),
  setPassword: t({ id: 'path.setPassword', message: '/set-password' }),
  confirmEmail: t({ id: 'path.confirmEmail', message: '/confirm-email' }),
  stopEmailChange: t({ id: 'path.stopEmailChange', message: '/stop-email-change' }),
  privacy: t({ id: 'path.privacy', message: '/privacy-policy' }),
  terms: t({ id: 'path.terms', message: '/terms-of-service' }),
  acceptableUse: t({ id: 'path.acceptableUse', message: '/acceptable-use-policy' }),
  refund: t({ id: 'path.refund', message: '/refund-policy' }),
  service: t({ id: 'path.service', message: '/service-expectations' }),
} as const;

export type PageId = keyof typeof paths;

/** A path of `paths`. */
export type Path = string;

export interface PageLink {
  readonly label: string;
  readonly to: Path;
}

/** Name of the consultation dialog in the manifest. */
export const CONSULTATION_DIALOG = 'consultation';
