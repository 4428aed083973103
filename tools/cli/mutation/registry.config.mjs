import { preset } from './preset.mjs';

/** Which release is live, which releases fit each other, and which one a visitor gets. */
export default preset(
  'registry',
  'shell/server',
  [
    'shell/server/fit.ts',
    'shell/server/canary.ts',
    'shell/server/registry.ts',
    'shell/server/registryChanges.ts',
    'shell/server/registryState.ts',
  ],
  ['fit.test.ts', 'canary.test.ts', 'staging.test.ts', 'registry{,Canary,Changes,Kept,State,Versions}.test.ts'],
);
