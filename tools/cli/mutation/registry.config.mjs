import { preset } from './preset.mjs';

/** Live releases, their compatibility, and the release that a visitor gets. */
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
