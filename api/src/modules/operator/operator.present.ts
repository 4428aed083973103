import type { OperatorReply } from '@skal/contracts/account/operator';
import { isoTime, isoTimeOrNull } from '../../time/calendar.ts';
import { fullName } from '../account/name.ts';
import type { Operator } from '../account/operators.ts';

/** Presents an operator to an owner. */
export const presentOperator = (account: Operator, asker: string): OperatorReply => ({
  id: account.id,
  contactName: fullName(account),
  email: account.email,
  role: account.role,
  disabled: account.disabledAt !== null,
  lastLogin: isoTimeOrNull(account.lastLoginAt),
  createdAt: isoTime(account.createdAt),
  secondFactor: account.factorSince !== null,
  self: account.id === asker,
});
