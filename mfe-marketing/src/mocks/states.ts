import { withOutcomes } from '@skal/shell-kit/mocks/outcomes.ts';
import { moreStates } from './states/apart.ts';
import { listed } from './states/listed.ts';
import { plans } from './states/plans.ts';
import type { MarketingState } from './states/screen.ts';

/** What there is to see on the public site. */
export const states: readonly MarketingState[] = withOutcomes([...listed, ...moreStates], plans);
