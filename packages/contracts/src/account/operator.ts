import { boolean, type InferType, object } from 'yup';
import type { LinkSentReply } from '../client/clientPasswordLink.ts';
import { emailAddress, enumField, requiredLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { type OperatorRole, operatorRoles } from './session.ts';

/** Somebody new to run the product; they choose their own password by the link that they are sent. */
export const inviteOperatorSchema = object({
  contactName: requiredLine('Name is required'),
  email: emailAddress('Invalid email address'),
  role: enumField(operatorRoles, 'Please choose a role from the list'),
});

export type InviteOperatorBody = InferType<typeof inviteOperatorSchema>;

/** What an owner changes of another operator; what is not named stays. */
export const changeOperatorSchema = object({
  role: enumField(operatorRoles, 'Please choose a role from the list').optional(),
  disabled: boolean()
    // What merely could be read as one is refused.
    .transform((_, raw: unknown) => (raw === null || raw === '' ? undefined : raw))
    .typeError('An account is either disabled or not'),
});

export type ChangeOperatorBody = InferType<typeof changeOperatorSchema>;

export interface OperatorReply {
  id: string;
  contactName: string;
  email: string;
  role: OperatorRole;
  /** May no longer come in. */
  disabled: boolean;
  /** Times are ISO 8601 in UTC; null for somebody who has not signed in yet. */
  lastLogin: string | null;
  createdAt: string;
  /** Whether a code is asked for when they sign in. */
  secondFactor: boolean;
  /** Whether it is who asks. */
  self: boolean;
}

/** Those who run the product, for an owner. */
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
  /** For somebody who has lost their phone and their recovery codes. */
  resetFactor: endpoint.delete('/api/admin/operators/:id/second-factor', 'owner', { errorStatuses: [409] }),
};
