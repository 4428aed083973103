import type { ApiModule } from '../module.ts';
import { Ticket1795996801000 } from './20261130-ticket.migration.ts';
import { TicketAuthor1796170005000 } from './20261202-ticketAuthor.migration.ts';
import { adminTicketRoutes } from './admin/adminTicket.routes.ts';
import { AttachmentEntity } from './attachment/Attachment.entity.ts';
import { announcedFileRetention, purgeUploads } from './attachment/purgeUploads.ts';
import { PartialUploadEntity } from './resumable/PartialUpload.entity.ts';
import { partialUploadRetention } from './resumable/partialUploadRetention.ts';
import { resumableUploadRoutes } from './resumable/resumableUpload.routes.ts';
import { checkScanner } from './scan/scannerOutage.ts';
import { TicketEntity } from './Ticket.entity.ts';
import { TicketMessageEntity } from './thread/TicketMessage.entity.ts';
import { threadRoutes } from './thread/thread.routes.ts';
import { ticketRoutes } from './ticket.routes.ts';

export default {
  entities: [TicketEntity, AttachmentEntity, TicketMessageEntity, PartialUploadEntity],
  migrations: [Ticket1795996801000, TicketAuthor1796170005000],
  routes: (deps) => [
    ...ticketRoutes(deps),
    ...resumableUploadRoutes(deps),
    ...threadRoutes(deps),
    ...adminTicketRoutes(deps),
  ],
  retention: ({ dataDir }, now) => ({
    announcedFiles: () => announcedFileRetention('attachments', dataDir, now),
    partialUploads: () => partialUploadRetention('partial_uploads', now),
  }),
  jobs: (deps, now) => ({
    uploads: () => purgeUploads(deps, now),
    scanner: () => checkScanner(deps, now),
  }),
} satisfies ApiModule;
