import { commonFailures, type Scenarios } from '@skal/shell-kit/mocks/scenarios.ts';

const NOTHING = 'The page has no list and no form';

/** Responses of other scenarios; each set takes precedence over the handlers. */
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
