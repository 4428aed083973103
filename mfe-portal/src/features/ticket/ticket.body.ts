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

/** A ticket as it is typed (L6); the files are kept apart. */
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

/** The description as it is sent: an emergency's justification stands at its end (L18). */
function describe({ description, priority, urgentReason }: TicketValues): string {
  const reason = urgentReason.trim();
  if (priority !== 'emergency' || !reason || !description.trim()) return description;
  return `${description.trim()}\n\n${ticketForm.justification} ${reason}`;
}

/** What the portal sends of a ticket (L17): of the files their names only. */
export function toTicketBody(
  values: TicketValues,
  { name, user }: Pick<Account, 'name' | 'user'>,
  files: readonly File[],
): CreateTicketBody {
  const { title, priority, category, countryCode, contactPhone } = values;
  const typed = contactPhone.trim();
  // A number that names its country itself has not been read yet: the server does that.
  const phone = typed ? { phone: isInternational(typed) ? typed : `${countryCode} ${typed}` } : {};
  const body = { title, description: describe(values), priority, category, name, email: user.email, ...phone };
  const cast = createTicketSchema.cast({ ...body, attachments: files.map((file) => file.name) }, { assert: false });
  const { phone: sent, ...rest } = cast;
  return (sent ? cast : rest) as CreateTicketBody;
}
