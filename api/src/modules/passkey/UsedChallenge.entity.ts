import { EntitySchema } from 'typeorm';
import { epochMs, varchar } from '../../db/columns.ts';

/** A redeemed challenge, kept until its expiry, so that it is never redeemed twice. */
export interface UsedChallenge {
  /** Hash of the challenge. */
  id: string;
  expiresAt: number;
}

export const UsedChallengeEntity = new EntitySchema<UsedChallenge>({
  name: 'UsedChallenge',
  tableName: 'used_challenges',
  columns: { id: { ...varchar(64), primary: true }, expiresAt: epochMs() },
  indices: [{ name: 'ix_used_challenges_expires', columns: ['expiresAt'] }],
});
