import { preset } from '@skal/tooling/jest/preset-dom.mjs';

export default preset(import.meta.url);
