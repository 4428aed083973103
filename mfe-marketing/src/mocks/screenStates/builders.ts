import { type ScreenState, screenStates } from '@skal/shell-kit/mocks/states.ts';
import type { scenarios } from '../scenarios.ts';

type Scenario = keyof typeof scenarios;

export type MarketingScreenState = ScreenState<'visitor', Scenario>;

/** The states of one screen of the public site. */
export const defineScreenStates = screenStates<'visitor', Scenario>;

/** What the page's own part says. */
export const mainContains = (text: string) => ({ role: 'main', text }) as const;
