import { readSiteFacts } from '@skal/contracts/site';

/** A site as its owner has not yet filled it in. */
export const site = readSiteFacts({ NODE_ENV: 'production' }, 'http://o');
