import { accountRequestCases } from '@skal/account/mocks/requestCases.ts';
import { withCallOutcomes } from '@skal/shell-kit/mocks/callOutcomes.ts';
import { settingsStates } from './screenStates/account.ts';
import type { PortalScreenState } from './screenStates/builders.ts';
import { contentMutations } from './screenStates/contentMutations.ts';
import { contentQueries, contentStates } from './screenStates/contentQueries.ts';
import { draftAndMobileStates } from './screenStates/draftsAndMobile.ts';
import { formStates } from './screenStates/forms.ts';
import { mutations } from './screenStates/mutations.ts';
import { photoPlans, photoStates } from './screenStates/photos.ts';
import { queries } from './screenStates/queries.ts';
import { sectionStates } from './screenStates/sections.ts';
import { supportStates } from './screenStates/support.ts';

const listed: readonly PortalScreenState[] = [
  ...[...sectionStates, ...supportStates, ...formStates],
  ...[...settingsStates, ...draftAndMobileStates, ...contentStates, ...photoStates],
];
const safety = {
  screen: 'Settings',
  path: '/dashboard?section=settings',
  persona: 'client',
  secured: 'client-busy',
} as const;

/** All UI states of the portal. */
export const screenStates: readonly PortalScreenState[] = withCallOutcomes(listed, [
  ...[...queries, ...mutations],
  ...[...contentQueries, ...contentMutations, ...photoPlans],
  ...accountRequestCases<PortalScreenState['persona']>(safety),
]);
