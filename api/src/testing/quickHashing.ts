import { HASH_COST, type HashCost } from '../modules/account/hashCost.ts';

/** The same algorithm at the least that it takes: 30 ms of a processor less for each sign-in and each start of a test. */
export const CHEAP_HASH_COST: HashCost = { ...HASH_COST, memoryCost: 8, timeCost: 1 };
