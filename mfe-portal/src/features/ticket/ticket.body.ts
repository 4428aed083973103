import { isInternational } from '@skal/contracts/fields/phone';
import {
  type CreateTicketBody,
  createTicketSchema,
  type TicketCategory,
  type TicketPriority,
} from '@skal/contracts/support/ticket';
import { DEFAULT_COUNTRY } from '@skal/forms';
import { ticketForm } from '../../content/support/ticketForm.ts';
import type { Account } from '../../session/useAccount.ts';

/** Form values of a ticket (L6), without its files. */
export interface TicketValues {
  title: string;
  description: string;
  priority: TicketPriority;
  category: TicketCategory;
  contactPhone: string;
  countryCode: string;
  urgentReason: string;
}

export const emptyTicket: TicketValues = {
  title: '',
  description: '',
  priority: 'normal',
  category: 'other',
  contactPhone: '',
  countryCode: DEFAULT_COUNTRY,
  urgentReason: '',
};

/** Builds the description: an emergency's justification is appended (L18). */
function describe({ description, priority, urgentReason }: TicketValues): string {
  const reason = urgentReason.trim();
  if (priority !== 'emergency' || !reason || !description.trim()) return description;
  return `${description.trim()}\n\n${ticketForm.justification} ${reason}`;
}

/** Maps a ticket to the request body (L17): only the names of its files. */
export function toTicketBody(
  values: TicketValues,
  { name, user }: Pick<Account, 'name' | 'user'>,
  files: readonly File[],
): CreateTicketBody {
  const { title, priority, category, countryCode, contactPhone } = values;
  const typed = contactPhone.trim();
  // An unparsed international number is sent as it is: the server parses it.
  const phone = typed ? { phone: isInternational(typed) ? typed : `${countryCode} ${typed}` } : {};
  const body = { title, description: describe(values), priority, category, name, email: user.email, ...phone };
  const cast = createTicketSchema.cast({ ...body, attachments: files.map((file) => file.name) }, { assert: false });
  const { phone: sent, ...rest } = cast;
  return (sent ? cast : rest) as CreateTicketBody;
}
