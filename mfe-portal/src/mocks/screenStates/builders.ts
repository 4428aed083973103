import { type ScreenState, screenStates } from '@skal/shell-kit/mocks/states.ts';
import type { personas } from '../personas.ts';
import type { scenarios } from '../scenarios.ts';

type Person = keyof typeof personas;
type Scenario = keyof typeof scenarios;

export type PortalScreenState = ScreenState<Person, Scenario>;

/** The states of one screen of the portal. */
export const defineScreenStates = screenStates<Person, Scenario>;

/** What the page's own part says. */
export const mainContains = (text: string) => ({ role: 'main', text }) as const;
