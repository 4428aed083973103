import { clientStates } from './states/clients.ts';
import { pageStates } from './states/pages.ts';
import type { AdminState } from './states/screen.ts';

/** What there is to see in the operator's dashboard. */
export const states: readonly AdminState[] = [...clientStates, ...pageStates];
