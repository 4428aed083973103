/** What reports, as figures say it to whoever looks at them: every one that is made of these has this beside it. */
export const DEMO_SOURCE = 'Demo data';

/** The story that the demo account has. */
export const DEMO_SEED = 7;
