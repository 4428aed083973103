import { boolean, type InferType, object } from 'yup';
import { enumField, optionalId, optionalText, pageSize } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import type { AddOn } from '../integration/addOn.ts';
import type { Urgency } from '../integration/integration.ts';
import { say } from '../site/say.ts';
import type { ContactPreference } from './inquiry.ts';

/** Status of a request: 'done' is fulfilled, 'closed' is closed without a result. */
export const followUpStatuses = ['new', 'in-progress', 'done', 'closed'] as const;
export type FollowUpStatus = (typeof followUpStatuses)[number];

/** Status of a lead that filled in the honeypot, until an operator changes it. */
export const SUSPECTED_SPAM = 'suspected-spam';

export const leadStatuses = [...followUpStatuses, SUSPECTED_SPAM] as const;
export type LeadStatus = (typeof leadStatuses)[number];

const STATUS = say(/*i18n*/ 'Please choose a status from the list');

/** An operator's changes; absent fields stay. */
export const changeFollowUpSchema = object({
  status: enumField(followUpStatuses, STATUS).optional(),
  note: optionalText().default(undefined),
  read: boolean().typeError('read must be true or false'),
});

export type ChangeFollowUpBody = InferType<typeof changeFollowUpSchema>;

/** Default page size of leads. */
export const LEAD_PAGE_SIZE = 100;

export const leadKinds = ['consultation', 'message'] as const;
export type LeadKind = (typeof leadKinds)[number];

export const leadQuery = object({
  kind: enumField(leadKinds, say(/*i18n*/ 'Please choose a kind from the list')).optional(),
  /** Suspected spam is listed only on request. */
  status: enumField(leadStatuses, STATUS).optional(),
  /** Id of the last lead of the previous page; older leads follow. */
  cursor: optionalId('Invalid page cursor.'),
  limit: pageSize(LEAD_PAGE_SIZE),
});

export type LeadQuery = InferType<typeof leadQuery>;

/** An operator's progress with a request. */
export interface FollowUpReply {
  /** Only leads can be suspected spam. */
  status: LeadStatus;
  /** Internal note of operators. */
  note: string | null;
  unread: boolean;
}

/** An inquiry of a visitor as typed, called a lead in the admin pages; fields that the form does not have are null. */
export interface LeadReply extends FollowUpReply {
  id: string;
  /** The client that the visitor became. */
  clientId: string | null;
  kind: LeadKind;
  name: string;
  email: string;
  /** When the address started to bounce, in ISO 8601; null if it does not. */
  undeliverableSince: string | null;
  phone: string | null;
  /** Dialable number; null if the input is not one. */
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

/** A client's request. */
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

/** Consultation requests and messages of visitors, newest first. */
export const lead = {
  list: endpoint.find('/api/admin/inquiries', 'admin', leadQuery, reply<LeadReply[]>()),
  read: endpoint.get('/api/admin/inquiries/:id', 'admin', reply<LeadReply>()),
  change: endpoint.patch('/api/admin/inquiries/:id', 'admin', changeFollowUpSchema, reply<LeadReply>()),
};

/** Integrations that clients requested. */
export const adminIntegrationRequest = {
  read: endpoint.get('/api/admin/integration-requests/:id', 'admin', reply<AdminIntegrationRequestReply>()),
  change: endpoint.patch(
    '/api/admin/integration-requests/:id',
    'admin',
    changeFollowUpSchema,
    reply<AdminIntegrationRequestReply>(),
  ),
};

/** Add-ons that clients are interested in. */
export const adminAddOnInterest = {
  read: endpoint.get('/api/admin/add-on-interests/:id', 'admin', reply<AdminAddOnInterestReply>()),
  change: endpoint.patch(
    '/api/admin/add-on-interests/:id',
    'admin',
    changeFollowUpSchema,
    reply<AdminAddOnInterestReply>(),
  ),
};
