import { array, boolean, type InferType, mixed, number, object } from 'yup';
import { emailAddress, enumField, requiredLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import { say } from '../site/say.ts';
import { type StaffPermission, staffPermissions } from './staffPermission.ts';

export { type StaffPermission, staffPermissions };

/** Assignable roles (M4). */
export const staffRoles = ['Manager', 'Server', 'Bartender', 'Chef', 'Host', 'Staff'] as const;
export type StaffRole = (typeof staffRoles)[number];

const ROLE_MESSAGE = say(/*i18n*/ 'Please choose permissions from the list');

const permission = () =>
  mixed<StaffPermission>((value): value is StaffPermission => typeof value === 'string')
    .typeError(ROLE_MESSAGE)
    .oneOf(staffPermissions, ROLE_MESSAGE)
    .required(ROLE_MESSAGE);

export const permissionList = () =>
  array()
    .transform((_, raw: unknown) => (raw === null || raw === '' ? undefined : raw))
    .typeError(ROLE_MESSAGE)
    .of(permission())
    .max(staffPermissions.length, say(/*i18n*/ 'Please choose each permission once'))
    .default([]);

const role = () => enumField(staffRoles, say(/*i18n*/ 'Please choose a role from the list'));

/** Whether the member is an owner too: has all permissions, and can be changed by owners only. */
const owner = () =>
  boolean()
    .transform((value: unknown, raw: unknown) => (raw === null || raw === '' ? undefined : value))
    .typeError('owner must be true or false.');

const VERSION = 'The version must be a whole number.';

/** The version that a change is based on. */
export const requiredVersion = (min: number) =>
  number().typeError(VERSION).integer(VERSION).min(min, VERSION).required(VERSION);

/** A new staff member of a client (M9). Permissions may be empty. */
export const addStaffSchema = object({
  email: emailAddress(say(/*i18n*/ 'Please enter a valid email address')),
  firstName: requiredLine(say(/*i18n*/ 'Please enter a first name')),
  lastName: requiredLine(say(/*i18n*/ 'Please enter a last name')),
  role: role(),
  permissions: permissionList(),
  owner: owner(),
});

export type AddStaffBody = InferType<typeof addStaffSchema>;

/** The new role and permissions of a member, and the version that they are based on. */
export const changeStaffSchema = object({
  version: requiredVersion(1),
  role: role(),
  permissions: permissionList(),
  owner: owner(),
});

export type ChangeStaffBody = InferType<typeof changeStaffSchema>;

export interface StaffReply {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: StaffRole;
  /** `active`, or `pending` until the invitation is accepted; other values are shown as they are (M8). */
  status: string;
  permissions: StaffPermission[];
  /** Whether the member is an owner, with all permissions. */
  owner: boolean;
  lastLogin: string | null;
  /** Whether signing in requires a code besides the password. */
  secondFactor: boolean;
  version: number;
}

export const staff = withPermission(['Staff Management'], {
  list: endpoint.get('/api/staff', 'client', reply<StaffReply[]>()),
  add: endpoint.post('/api/staff', 'client', addStaffSchema, reply<StaffReply>(201, { errorStatuses: [409] })),
  /** 409 with the current member (`current`) when the version is outdated. */
  change: endpoint.patch(
    '/api/staff/:id',
    'client',
    changeStaffSchema,
    reply<StaffReply>(200, { errorStatuses: [409] }),
  ),
  /** Mails a new invitation; the earlier one no longer works. 409 for a member who has accepted it. */
  invite: endpoint.post('/api/staff/:id/invitation', 'client', reply<StaffReply>(200, { errorStatuses: [409] })),
  /** Removes a lost second factor and passkeys, and ends all sessions. For owners, and not for oneself. */
  resetFactor: endpoint.delete('/api/staff/:id/second-factor', 'client'),
  remove: endpoint.delete('/api/staff/:id', 'client'),
});
