import { preset } from '../tooling/jest/preset-node.mjs';

// Passwords are hashed at their real cost and databases really started, which takes a while on a busy machine.
export default preset(import.meta.url, { testTimeout: 30_000 });
