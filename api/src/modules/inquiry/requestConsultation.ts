import type { ConsultationBody } from '@skal/contracts/inquiry';
import type { Parts } from '../../parts.ts';
import { dialableIn } from './dialable.ts';
import { storeInquiry } from './storeInquiry.ts';

/** Stores the wish for the free discovery call. */
export function requestConsultation(parts: Parts, body: ConsultationBody, key: string | undefined): Promise<void> {
  return storeInquiry(
    parts,
    {
      kind: 'consultation',
      name: body.name,
      email: body.email,
      phone: body.phone || null,
      phoneE164: dialableIn(body.countryCode, body.phone),
      countryCode: body.countryCode,
      company: body.company,
      industry: body.industry,
      currentSolution: body.currentSolution,
      challenges: body.challenges || null,
      contactPreference: body.contactPreference,
    },
    key,
  );
}
