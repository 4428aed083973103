import { preset } from '@skal/jest/preset-dom.mjs';

export default preset(import.meta.url);
