import { type ScreenState, screenStates } from '@skal/shell-kit/mocks/states.ts';
import { SAMPLE_CLIENT } from '../clients.ts';
import type { personas } from '../personas.ts';
import type { scenarios } from '../scenarios.ts';

type Person = keyof typeof personas;
type Scenario = keyof typeof scenarios;

export type AdminScreenState = ScreenState<Person, Scenario>;

/** Defines the UI states of one screen. */
export const defineScreenStates = screenStates<Person, Scenario>;

/** Expects a text in the main element. */
export const mainContains = (text: string) => ({ role: 'main', text }) as const;

/** Path of the client panel at a tab. */
export const clientPanelPath = (tab: string, client = SAMPLE_CLIENT) =>
  `/admin?tab=clients&client=${client}&panel=${tab}`;

/** Expects a text in the panel or a dialog. */
export const dialogContains = (text: string) => ({ role: 'dialog', text }) as const;
