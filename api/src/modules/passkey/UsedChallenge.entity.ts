import { EntitySchema } from 'typeorm';
import { epochMs, varchar } from '../../db/columns.ts';

/** A challenge that a passkey has answered, kept until it would be over anyway: none is answered twice. */
export interface UsedChallenge {
  /** Its hash. */
  id: string;
  expiresAt: number;
}

export const UsedChallengeEntity = new EntitySchema<UsedChallenge>({
  name: 'SpentChallenge',
  tableName: 'spent_challenges',
  columns: { id: { ...varchar(64), primary: true }, expiresAt: epochMs() },
  indices: [{ name: 'ix_spent_challenges_expires', columns: ['expiresAt'] }],
});
