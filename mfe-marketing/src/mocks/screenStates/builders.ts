import { type ScreenState, screenStates } from '@skal/shell-kit/mocks/states.ts';
import type { scenarios } from '../scenarios.ts';

type Scenario = keyof typeof scenarios;

export type MarketingScreenState = ScreenState<'visitor', Scenario>;

/** Defines the UI states of one screen. */
export const defineScreenStates = screenStates<'visitor', Scenario>;

/** Expects a text in the main element. */
export const mainContains = (text: string) => ({ role: 'main', text }) as const;
