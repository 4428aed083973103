import { readSiteInfo } from '@skal/contracts/site/site';

/** A site without settings of its owner. */
export const testSite = readSiteInfo({ NODE_ENV: 'production' }, 'http://o');
