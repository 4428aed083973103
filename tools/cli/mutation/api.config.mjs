import { preset } from './preset.mjs';

/** Authorization, and the policies of passwords, the ledger and revenue. */
export default preset(
  'api',
  'api',
  [
    'api/src/server/auth/access.ts',
    'api/src/modules/account/password.policy.ts',
    'api/src/modules/ledger/ledger.policy.ts',
    'api/src/modules/revenue/revenue.policy.ts',
  ],
  [
    'src/server/auth/access.test.ts',
    'src/modules/account/password.policy.test.ts',
    'src/modules/ledger/ledger.policy.test.ts',
    'src/modules/revenue/revenue.policy.test.ts',
  ],
);
