import { accountAndHelp } from './states/account.ts';
import { formStates } from './states/forms.ts';
import { refusalStates } from './states/refusals.ts';
import type { PortalState } from './states/screen.ts';
import { sectionStates } from './states/sections.ts';
import { supportStates } from './states/support.ts';

/** What there is to see in the portal. */
export const states: readonly PortalState[] = [
  ...[...sectionStates, ...supportStates, ...formStates],
  ...[...refusalStates, ...accountAndHelp],
];
