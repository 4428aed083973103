import { commonFailures, type Scenarios } from '@skal/shell-kit/mocks/scenarios.ts';

const NOTHING = 'The page lists nothing, and sends nothing';

/** The same calls when something is different; each set goes before the healthy answers. */
export const scenarios = {
  ok: [],
  empty: NOTHING,
  many: NOTHING,
  long: NOTHING,
  rtl: NOTHING,
  ...commonFailures(),
  '409': NOTHING,
  validation: NOTHING,
} satisfies Scenarios;
