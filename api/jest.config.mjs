import { preset } from '../tooling/jest/preset-node.mjs';

export default preset(import.meta.url);
