import { withCallOutcomes } from '@skal/shell-kit/mocks/callOutcomes.ts';
import type { MarketingScreenState } from './screenStates/builders.ts';
import { deviceAndDraftStates } from './screenStates/devicesAndDrafts.ts';
import { mutations } from './screenStates/mutations.ts';
import { pageAndFormStates } from './screenStates/pagesAndForms.ts';

/** All UI states of the public site. */
export const screenStates: readonly MarketingScreenState[] = withCallOutcomes(
  [...pageAndFormStates, ...deviceAndDraftStates],
  mutations,
);
