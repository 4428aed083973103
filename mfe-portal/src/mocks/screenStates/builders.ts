import { type ScreenState, screenStates } from '@skal/shell-kit/mocks/states.ts';
import type { personas } from '../personas.ts';
import type { scenarios } from '../scenarios.ts';

type Person = keyof typeof personas;
type Scenario = keyof typeof scenarios;

export type PortalScreenState = ScreenState<Person, Scenario>;

/** Defines the UI states of one screen. */
export const defineScreenStates = screenStates<Person, Scenario>;

/** Expects a text in the main element. */
export const mainContains = (text: string) => ({ role: 'main', text }) as const;
