import { businessTypes } from '@skal/contracts/client/client';
import type { CreateClientBody } from '@skal/contracts/client/newClient';
import type { LeadReply } from '@skal/contracts/support/followUp';

/** Initial values of the new client form. */
export interface ClientPrefill {
  /** Id of the inquiry: each has a draft of its own. */
  from: string;
  values: Partial<Record<keyof Omit<CreateClientBody, 'invite' | 'inquiry'>, string>>;
}

/** Writes an industry as a business type is written: 'Wine bar' as 'wine-bar', 'Café' as 'cafe'. */
const toTypeName = (text: string) =>
  text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '-');

/** Builds the initial values from a lead; the operator sets password and plan. */
export function prefillFromLead(lead: LeadReply): ClientPrefill {
  const { name, email, phone, countryCode, company, industry } = lead;
  const businessType = businessTypes.find((type) => type === toTypeName(industry ?? ''));
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
