import { withCallOutcomes } from '@skal/shell-kit/mocks/outcomes.ts';
import { deviceAndDraftStates } from './states/apart.ts';
import { pageAndFormStates } from './states/listed.ts';
import { mutations } from './states/plans.ts';
import type { MarketingScreenState } from './states/screen.ts';

/** What there is to see on the public site. */
export const screenStates: readonly MarketingScreenState[] = withCallOutcomes(
  [...pageAndFormStates, ...deviceAndDraftStates],
  mutations,
);
