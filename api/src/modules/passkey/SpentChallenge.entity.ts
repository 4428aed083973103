import { EntitySchema } from 'typeorm';
import { line, time } from '../../db/columns.ts';

/** A challenge that a passkey has answered, kept until it would be over anyway: none is answered twice. */
export interface SpentChallenge {
  /** Its hash. */
  id: string;
  expiresAt: number;
}

export const SpentChallengeEntity = new EntitySchema<SpentChallenge>({
  name: 'SpentChallenge',
  tableName: 'spent_challenges',
  columns: { id: { ...line(64), primary: true }, expiresAt: time() },
  indices: [{ name: 'ix_spent_challenges_expires', columns: ['expiresAt'] }],
});
