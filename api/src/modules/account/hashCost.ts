import type { Algorithm } from '@node-rs/argon2';

/** What one hash of a password takes. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
  readonly algorithm: Algorithm.Argon2id;
}

/** What OWASP recommends for argon2id: 19 MiB, two passes, one lane. No setting of a site changes it. */
export const HASH_COST: HashCost = {
  memoryCost: 19 * 1024,
  timeCost: 2,
  parallelism: 1,
  algorithm: 2 as Algorithm.Argon2id,
};

/** How a hash of this cost begins; one that begins otherwise was made with another. */
export const startOfHash = ({ memoryCost, timeCost, parallelism }: HashCost): string =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
