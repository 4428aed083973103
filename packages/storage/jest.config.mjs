import { preset } from '@skal/tooling/jest/preset-node.mjs';

export default preset(import.meta.url);
