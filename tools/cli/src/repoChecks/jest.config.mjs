import { preset } from '@skal/jest/preset-node.mjs';

/** What holds of the project as a whole: tests that read all of it, and are run again whatever has changed. */
export default preset(import.meta.url);
