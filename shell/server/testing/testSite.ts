import { readSiteInfo } from '@skal/contracts/site/site';

/** A site as its owner has not yet filled it in. */
export const testSite = readSiteInfo({ NODE_ENV: 'production' }, 'http://o');
