import { preset } from '../../jest/preset-node.mjs';

/** Whether gates refuse what they are for: each loads what it judges anew, so that it is run where that has changed. */
export default preset(import.meta.url);
