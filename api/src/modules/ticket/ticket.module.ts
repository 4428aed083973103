import type { ApiModule } from '../module.ts';
import { AttachmentEntity } from './Attachment.entity.ts';
import { deskRoutes } from './desk.routes.ts';
import { forgetUploads, neverUploaded } from './forgetUploads.ts';
import { TicketEntity } from './Ticket.entity.ts';
import { TicketMessageEntity } from './TicketMessage.entity.ts';
import { threadRoutes } from './thread.routes.ts';
import { Threads1766400000000 } from './threads.migration.ts';
import { ticketRoutes } from './ticket.routes.ts';

export default {
  entities: [TicketEntity, AttachmentEntity, TicketMessageEntity],
  migrations: [Threads1766400000000],
  routes: (parts) => [...ticketRoutes(parts), ...threadRoutes(parts), ...deskRoutes(parts)],
  sweeps: ({ dataDir }, now) => ({ announcedFiles: () => neverUploaded(dataDir, now) }),
  chores: (parts, now) => ({ uploads: () => forgetUploads(parts, now) }),
} satisfies ApiModule;
