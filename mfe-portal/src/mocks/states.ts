import { accountPlans } from '@skal/account/mocks/plans.ts';
import { withOutcomes } from '@skal/shell-kit/mocks/outcomes.ts';
import { accountAndHelp } from './states/account.ts';
import { apartStates } from './states/apart.ts';
import { formStates } from './states/forms.ts';
import { reads } from './states/reads.ts';
import type { PortalState } from './states/screen.ts';
import { sectionStates } from './states/sections.ts';
import { sends } from './states/sends.ts';
import { supportStates } from './states/support.ts';

const listed: readonly PortalState[] = [
  ...[...sectionStates, ...supportStates, ...formStates],
  ...[...accountAndHelp, ...apartStates],
];
const safety = { screen: 'Settings', path: '/dashboard#settings', as: 'client', equipped: 'client-busy' } as const;

/** What there is to see in the portal. */
export const states: readonly PortalState[] = withOutcomes(listed, [
  ...[...reads, ...sends],
  ...accountPlans<PortalState['as']>(safety),
]);
