import { businessTypes } from '@skal/contracts/client/client';
import type { CreateClientBody } from '@skal/contracts/client/newClient';
import type { LeadReply } from '@skal/contracts/support/followUp';
import { businessTypeLabels } from '../../../content/clients/client.ts';

/** What the form of a new client begins with, when it does not begin empty. */
export interface ClientPrefill {
  /** The inquiry it is about: what was typed about another one is kept apart. */
  from: string;
  values: Partial<Record<keyof Omit<CreateClientBody, 'invite' | 'inquiry'>, string>>;
}

/** A word without what people may leave out: the accent of a café, capital letters. */
const plain = (text: string) => text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** What a lead has said of itself; its password and its plan are the operator's. */
export function prefillFromLead(lead: LeadReply): ClientPrefill {
  const { name, email, phone, countryCode, company, industry } = lead;
  const businessType = businessTypes.find((type) => plain(businessTypeLabels[type]) === plain(industry ?? ''));
  return {
    from: lead.id,
    values: {
      businessName: company ?? '',
      contactName: name,
      email,
      phone: phone ? [countryCode, phone].filter(Boolean).join(' ') : '',
      ...(businessType && { businessType }),
    },
  };
}
