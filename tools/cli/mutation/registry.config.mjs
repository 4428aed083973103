import { preset } from './preset.mjs';

/** Which release is live, which releases fit each other, and which one a visitor gets. */
export default preset(
  'registry',
  'shell/server',
  [
    'shell/server/registry/compatibility.ts',
    'shell/server/canary/canaryBucket.ts',
    'shell/server/registry/registry.ts',
    'shell/server/registry/registryChanges.ts',
    'shell/server/registry/registryState.ts',
  ],
  ['{registry,canary}/*.test.ts'],
);
