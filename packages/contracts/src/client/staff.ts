import { array, type InferType, mixed, object } from 'yup';
import { emailAddress, enumField, requiredLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';

/** Assignable roles (M4). */
export const staffRoles = ['Manager', 'Server', 'Bartender', 'Chef', 'Host', 'Staff'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Assignable permissions (M5). */
export const staffPermissions = [
  'Orders',
  'Reservations',
  'Inventory',
  'Analytics',
  'Staff Management',
  'Settings',
] as const;
export type StaffPermission = (typeof staffPermissions)[number];

const ROLE_MESSAGE = 'Please choose permissions from the list';

const permission = () =>
  mixed<StaffPermission>((value): value is StaffPermission => typeof value === 'string')
    .typeError(ROLE_MESSAGE)
    .oneOf(staffPermissions, ROLE_MESSAGE)
    .required(ROLE_MESSAGE);

const permissions = () =>
  array()
    .transform((_, raw: unknown) => (raw === null || raw === '' ? undefined : raw))
    .typeError(ROLE_MESSAGE)
    .of(permission())
    .max(staffPermissions.length, 'Please choose each permission once')
    .default([]);

/** A new staff member of a client (M9). Permissions may be empty. */
export const addStaffSchema = object({
  email: emailAddress('Please enter a valid email address'),
  firstName: requiredLine('Please enter a first name'),
  lastName: requiredLine('Please enter a last name'),
  role: enumField(staffRoles, 'Please choose a role from the list'),
  permissions: permissions(),
});

export type AddStaffBody = InferType<typeof addStaffSchema>;

export interface StaffReply {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: StaffRole;
  /** `active`, or `pending` until the invitation is accepted; other values are shown as they are (M8). */
  status: string;
  permissions: StaffPermission[];
  lastLogin: string | null;
}

export const staff = {
  list: endpoint.get('/api/staff', 'client', reply<StaffReply[]>()),
  add: endpoint.post('/api/staff', 'client', addStaffSchema, reply<StaffReply>(201, { errorStatuses: [409] })),
  remove: endpoint.delete('/api/staff/:id', 'client'),
};
