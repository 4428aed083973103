import { boolean, type InferType, object } from 'yup';
import type { LinkSentReply } from '../client/clientPasswordLink.ts';
import { emailAddress, enumField, requiredLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { say } from '../site/say.ts';
import { type OperatorRole, operatorRoles } from './session.ts';

/** Invitation of a new operator, who chooses a password through the mailed link. */
export const inviteOperatorSchema = object({
  contactName: requiredLine(say(/*i18n*/ 'Name is required')),
  email: emailAddress(say(/*i18n*/ 'Invalid email address')),
  role: enumField(operatorRoles, say(/*i18n*/ 'Please choose a role from the list')),
});

export type InviteOperatorBody = InferType<typeof inviteOperatorSchema>;

/** An owner's changes to another operator; absent fields stay unchanged. */
export const changeOperatorSchema = object({
  role: enumField(operatorRoles, say(/*i18n*/ 'Please choose a role from the list')).optional(),
  disabled: boolean()
    // Reject values that would only be coerced to a boolean.
    .transform((_, raw: unknown) => (raw === null || raw === '' ? undefined : raw))
    .typeError('disabled must be true or false'),
});

export type ChangeOperatorBody = InferType<typeof changeOperatorSchema>;

export interface OperatorReply {
  id: string;
  contactName: string;
  email: string;
  role: OperatorRole;
  /** Whether sign-in is blocked. */
  disabled: boolean;
  /** ISO 8601 in UTC; null before the first sign-in. */
  lastLogin: string | null;
  createdAt: string;
  /** Whether two-step verification is on. */
  secondFactor: boolean;
  /** Whether this is the caller's own account. */
  self: boolean;
}

/** Operators, managed by owners. */
export const operator = {
  list: endpoint.get('/api/admin/operators', 'owner', reply<OperatorReply[]>()),
  invite: endpoint.post(
    '/api/admin/operators',
    'owner',
    inviteOperatorSchema,
    reply<OperatorReply>(201, { errorStatuses: [409] }),
  ),
  change: endpoint.patch(
    '/api/admin/operators/:id',
    'owner',
    changeOperatorSchema,
    reply<OperatorReply>(200, { errorStatuses: [409] }),
  ),
  sendLink: endpoint.post(
    '/api/admin/operators/:id/password-link',
    'owner',
    reply<LinkSentReply>(202, { errorStatuses: [409] }),
  ),
  /** Resets two-step verification of an operator who lost the phone and the recovery codes. */
  resetFactor: endpoint.delete('/api/admin/operators/:id/second-factor', 'owner', { errorStatuses: [409] }),
};
