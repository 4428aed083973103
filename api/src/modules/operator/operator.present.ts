import type { OperatorReply } from '@skal/contracts/account/operator';
import { toIsoTime, toIsoTimeOrNull } from '../../time/calendar.ts';
import { formatFullName } from '../account/name.ts';
import type { Operator } from '../account/operators.ts';

/** Presents an operator to an owner. */
export const presentOperator = (account: Operator, viewerId: string): OperatorReply => ({
  id: account.id,
  contactName: formatFullName(account),
  email: account.email,
  role: account.role,
  disabled: account.disabledAt !== null,
  lastLogin: toIsoTimeOrNull(account.lastLoginAt),
  createdAt: toIsoTime(account.createdAt),
  secondFactor: account.factorSince !== null,
  self: account.id === viewerId,
});
