import type { Algorithm } from '@node-rs/argon2';

/** Cost of one password hash. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
  readonly algorithm: Algorithm.Argon2id;
}

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. Not configurable. */
export const HASH_COST: HashCost = {
  memoryCost: 19 * 1024,
  timeCost: 2,
  parallelism: 1,
  algorithm: 2 as Algorithm.Argon2id,
};

/** Prefix of a hash of this cost; any other hash was made with another cost. */
export const startOfHash = ({ memoryCost, timeCost, parallelism }: HashCost): string =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
