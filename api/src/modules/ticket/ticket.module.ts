import type { ApiModule } from '../module.ts';
import { AttachmentEntity } from './Attachment.entity.ts';
import { forgetUploads, neverUploaded } from './forgetUploads.ts';
import { TicketEntity } from './Ticket.entity.ts';
import { ticketRoutes } from './ticket.routes.ts';

export default {
  entities: [TicketEntity, AttachmentEntity],
  routes: ticketRoutes,
  sweeps: ({ dataDir }, now) => ({ announcedFiles: () => neverUploaded(dataDir, now) }),
  chores: (parts, now) => ({ uploads: () => forgetUploads(parts, now) }),
} satisfies ApiModule;
