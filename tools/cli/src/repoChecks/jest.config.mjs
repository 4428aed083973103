import { preset } from '@skal/jest/preset-node.mjs';

/** Tests of the project as a whole: they read every file, and run after every change. */
export default preset(import.meta.url);
