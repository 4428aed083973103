import { onScreen, type State } from '@skal/shell-kit/mocks/states.ts';
import type { scenarios } from '../scenarios.ts';

type Scenario = keyof typeof scenarios;

export type MarketingState = State<'visitor', Scenario>;

/** The states of one screen of the public site. */
export const site = onScreen<'visitor', Scenario>;

/** What the page's own part says. */
export const said = (text: string) => ({ role: 'main', text }) as const;
