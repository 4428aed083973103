import type { ApiModule } from '../module.ts';
import { Ticket1795824001000 } from './20261128-ticket.migration.ts';
import { AttachmentEntity } from './Attachment.entity.ts';
import { PartialUploadEntity } from './ComingFile.entity.ts';
import { adminTicketRoutes } from './desk.routes.ts';
import { resumableUploadRoutes } from './filePieces.routes.ts';
import { partialUploadRetention } from './forgetPieces.ts';
import { announcedFileRetention, purgeUploads } from './forgetUploads.ts';
import { checkScanner } from './scannerOutage.ts';
import { TicketEntity } from './Ticket.entity.ts';
import { TicketMessageEntity } from './TicketMessage.entity.ts';
import { threadRoutes } from './thread.routes.ts';
import { ticketRoutes } from './ticket.routes.ts';

export default {
  entities: [TicketEntity, AttachmentEntity, TicketMessageEntity, PartialUploadEntity],
  migrations: [Ticket1795824001000],
  routes: (deps) => [
    ...ticketRoutes(deps),
    ...resumableUploadRoutes(deps),
    ...threadRoutes(deps),
    ...adminTicketRoutes(deps),
  ],
  retention: ({ dataDir }, now) => ({
    announcedFiles: () => announcedFileRetention(dataDir, now),
    comingFiles: () => partialUploadRetention(now),
  }),
  jobs: (deps, now) => ({
    uploads: () => purgeUploads(deps, now),
    scanner: () => checkScanner(deps, now),
  }),
} satisfies ApiModule;
