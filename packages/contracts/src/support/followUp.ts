import { boolean, type InferType, object } from 'yup';
import { enumField, optionalId, optionalText, pageSize } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import type { AddOn } from '../integration/addOn.ts';
import type { Urgency } from '../integration/integration.ts';
import type { ContactPreference } from './inquiry.ts';

/** What becomes of something that somebody asked for: 'done' is what they wanted, 'closed' leads to nothing. */
export const followUpStatuses = ['new', 'in-progress', 'done', 'closed'] as const;
export type FollowUpStatus = (typeof followUpStatuses)[number];

/** The status of a lead whose form had the honeypot filled in, until an operator gives it another one. */
export const SUSPECTED_SPAM = 'suspected-spam';

export const leadStatuses = [...followUpStatuses, SUSPECTED_SPAM] as const;
export type LeadStatus = (typeof leadStatuses)[number];

const STATUS = 'Please choose a status from the list';

/** What an operator notes of it; what is not named stays. */
export const changeFollowUpSchema = object({
  status: enumField(followUpStatuses, STATUS).optional(),
  note: optionalText().default(undefined),
  read: boolean().typeError('Say whether it was read as true or false'),
});

export type ChangeFollowUpBody = InferType<typeof changeFollowUpSchema>;

/** How many leads one page has, unless fewer are asked for. */
export const LEAD_PAGE_SIZE = 100;

export const leadKinds = ['consultation', 'message'] as const;
export type LeadKind = (typeof leadKinds)[number];

export const leadQuery = object({
  kind: enumField(leadKinds, 'Please choose a kind from the list').optional(),
  /** Suspected spam is listed only where this asks for it. */
  status: enumField(leadStatuses, STATUS).optional(),
  /** The last one that was read: what follows is older. */
  cursor: optionalId('This page cannot be read.'),
  limit: pageSize(LEAD_PAGE_SIZE),
});

export type LeadQuery = InferType<typeof leadQuery>;

/** How far operators are with it. */
export interface FollowUpReply {
  /** A lead alone may be suspected spam. */
  status: LeadStatus;
  /** What operators noted; nobody else reads it. */
  note: string | null;
  unread: boolean;
}

/** What a visitor wrote, as it was typed; what their form does not ask is null. To operators an inquiry is a lead. */
export interface LeadReply extends FollowUpReply {
  id: string;
  /** The client that the visitor has become. */
  clientId: string | null;
  kind: LeadKind;
  name: string;
  email: string;
  /** Since when the address takes no mail, in ISO 8601; null where nothing is known against it. */
  undeliverableSince: string | null;
  phone: string | null;
  /** The number to dial; null where what was typed cannot be one. */
  phoneE164: string | null;
  countryCode: string | null;
  company: string | null;
  industry: string | null;
  currentSolution: string[] | null;
  challenges: string | null;
  contactPreference: ContactPreference | null;
  subject: string | null;
  message: string | null;
  createdAt: string;
}

/** What a client would like to have. */
interface AdminRequestReply extends FollowUpReply {
  id: string;
  clientId: string;
  clientName: string;
  createdAt: string;
}

export interface AdminIntegrationRequestReply extends AdminRequestReply {
  integration: string;
  businessNeed: string;
  urgency: Urgency;
}

export interface AdminAddOnInterestReply extends AdminRequestReply {
  addOn: AddOn;
}

/** Requests for the discovery call and messages of visitors, the newest first. */
export const lead = {
  list: endpoint.find('/api/admin/inquiries', 'admin', leadQuery, reply<LeadReply[]>()),
  read: endpoint.get('/api/admin/inquiries/:id', 'admin', reply<LeadReply>()),
  change: endpoint.patch('/api/admin/inquiries/:id', 'admin', changeFollowUpSchema, reply<LeadReply>()),
};

/** Integrations that clients wish for. */
export const adminIntegrationRequest = {
  read: endpoint.get('/api/admin/integration-requests/:id', 'admin', reply<AdminIntegrationRequestReply>()),
  change: endpoint.patch(
    '/api/admin/integration-requests/:id',
    'admin',
    changeFollowUpSchema,
    reply<AdminIntegrationRequestReply>(),
  ),
};

/** Add-ons that clients want to hear of. */
export const adminAddOnInterest = {
  read: endpoint.get('/api/admin/add-on-interests/:id', 'admin', reply<AdminAddOnInterestReply>()),
  change: endpoint.patch(
    '/api/admin/add-on-interests/:id',
    'admin',
    changeFollowUpSchema,
    reply<AdminAddOnInterestReply>(),
  ),
};
