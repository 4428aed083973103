import { preset } from '../preset-dom.mjs';

/** The dom preset's own tests. */
export default preset(import.meta.url);
