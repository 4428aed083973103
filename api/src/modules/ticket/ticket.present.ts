import { type AttachmentReply, responseTargets, type TicketReply } from '@skal/contracts/support/ticket';
import { toIsoTime, toIsoTimeOrNull } from '../../time/calendar.ts';
import type { Attachment } from './attachment/Attachment.entity.ts';
import type { TicketWithFiles } from './ticket.query.ts';

/** Presents a file to its owner; where it is stored is not exposed. */
export const presentAttachment = (file: Attachment): AttachmentReply => {
  const { id, name, bytes, storedAs, thumbnailWidth: width, thumbnailHeight: height } = file;
  return {
    ...{ id, name, bytes },
    state: storedAs === null ? 'announced' : 'stored',
    thumbnail: storedAs !== null && width && height ? { width, height } : null,
  };
};

/** Presents a ticket to the client who filed it (L22). */
export function presentTicket(ticket: TicketWithFiles): TicketReply {
  const { id, title, description, priority, category, status } = ticket;
  return {
    ...{ id, title, description, priority, category, status },
    createdAt: toIsoTime(ticket.createdAt),
    updatedAt: toIsoTime(ticket.updatedAt),
    responseTime: responseTargets[priority].label,
    responseDueAt: toIsoTime(ticket.responseDueAt),
    respondedAt: toIsoTimeOrNull(ticket.respondedAt),
    attachments: ticket.attachments.map(presentAttachment),
  };
}
