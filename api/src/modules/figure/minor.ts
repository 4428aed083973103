/**
 * So many minor units make a whole one, as apps report money and portals show it. Of every currency: one that has none, as
 * the yen, or a thousand, as the dinar, is shown wrongly; what is stored is as it was reported.
 */
export const MINOR = 100;
