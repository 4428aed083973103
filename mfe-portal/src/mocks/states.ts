import { accountRequestCases } from '@skal/account/mocks/plans.ts';
import { withCallOutcomes } from '@skal/shell-kit/mocks/outcomes.ts';
import { settingsStates } from './states/account.ts';
import { draftAndMobileStates } from './states/apart.ts';
import { formStates } from './states/forms.ts';
import { queries } from './states/reads.ts';
import type { PortalScreenState } from './states/screen.ts';
import { sectionStates } from './states/sections.ts';
import { mutations } from './states/sends.ts';
import { supportStates } from './states/support.ts';

const listed: readonly PortalScreenState[] = [
  ...[...sectionStates, ...supportStates, ...formStates],
  ...[...settingsStates, ...draftAndMobileStates],
];
const safety = { screen: 'Settings', path: '/dashboard#settings', persona: 'client', equipped: 'client-busy' } as const;

/** What there is to see in the portal. */
export const screenStates: readonly PortalScreenState[] = withCallOutcomes(listed, [
  ...[...queries, ...mutations],
  ...accountRequestCases<PortalScreenState['persona']>(safety),
]);
