import { accountPlans } from '@skal/account/mocks/plans.ts';
import { withOutcomes } from '@skal/shell-kit/mocks/outcomes.ts';
import { apartStates } from './states/apart.ts';
import { clientSends } from './states/clientSends.ts';
import { clientStates } from './states/clients.ts';
import { deskActs, safety } from './states/desk.ts';
import { moneySends } from './states/moneySends.ts';
import { pageStates } from './states/pages.ts';
import { clientActs } from './states/panel.ts';
import { reads } from './states/reads.ts';
import type { AdminState } from './states/screen.ts';
import { sends } from './states/sends.ts';

const listed: readonly AdminState[] = [...clientStates, ...clientActs, ...pageStates, ...deskActs, ...apartStates];

/** What there is to see in the operator's dashboard. */
export const states: readonly AdminState[] = withOutcomes(listed, [
  ...[...reads, ...sends, ...clientSends, ...moneySends],
  ...accountPlans<AdminState['as']>(safety),
]);
