import { preset } from '@skal/jest/preset-node.mjs';

export default preset(import.meta.url);
