import { clientStates } from './states/clients.ts';
import { deskActs } from './states/desk.ts';
import { pageStates } from './states/pages.ts';
import { clientActs } from './states/panel.ts';
import type { AdminState } from './states/screen.ts';

/** What there is to see in the operator's dashboard. */
export const states: readonly AdminState[] = [...clientStates, ...clientActs, ...pageStates, ...deskActs];
