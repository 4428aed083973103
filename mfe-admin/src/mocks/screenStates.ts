import { accountRequestCases } from '@skal/account/mocks/requestCases.ts';
import { withCallOutcomes } from '@skal/shell-kit/mocks/callOutcomes.ts';
import { billingMutations } from './screenStates/billingMutations.ts';
import type { AdminScreenState } from './screenStates/builders.ts';
import { clientMutations } from './screenStates/clientMutations.ts';
import { clientPanelStates } from './screenStates/clientPanel.ts';
import { clientStates } from './screenStates/clients.ts';
import { draftAndMobileStates } from './screenStates/draftsAndMobile.ts';
import { mutations } from './screenStates/mutations.ts';
import { accountSecurityScreen, operationStates } from './screenStates/operations.ts';
import { pageStates } from './screenStates/pages.ts';
import { queries } from './screenStates/queries.ts';

const listed: readonly AdminScreenState[] = [
  ...clientStates,
  ...clientPanelStates,
  ...pageStates,
  ...operationStates,
  ...draftAndMobileStates,
];

/** All UI states of the admin dashboard. */
export const screenStates: readonly AdminScreenState[] = withCallOutcomes(listed, [
  ...[...queries, ...mutations, ...clientMutations, ...billingMutations],
  ...accountRequestCases<AdminScreenState['persona']>(accountSecurityScreen),
]);
