import { accountRequestCases } from '@skal/account/mocks/plans.ts';
import { withCallOutcomes } from '@skal/shell-kit/mocks/outcomes.ts';
import { draftAndMobileStates } from './states/apart.ts';
import { clientMutations } from './states/clientSends.ts';
import { clientStates } from './states/clients.ts';
import { accountSecurityScreen, operationStates } from './states/desk.ts';
import { billingMutations } from './states/moneySends.ts';
import { pageStates } from './states/pages.ts';
import { clientPanelStates } from './states/panel.ts';
import { queries } from './states/reads.ts';
import type { AdminScreenState } from './states/screen.ts';
import { mutations } from './states/sends.ts';

const listed: readonly AdminScreenState[] = [
  ...clientStates,
  ...clientPanelStates,
  ...pageStates,
  ...operationStates,
  ...draftAndMobileStates,
];

/** What there is to see in the operator's dashboard. */
export const screenStates: readonly AdminScreenState[] = withCallOutcomes(listed, [
  ...[...queries, ...mutations, ...clientMutations, ...billingMutations],
  ...accountRequestCases<AdminScreenState['persona']>(accountSecurityScreen),
]);
