import type { ApiModule } from '../module.ts';
import { Ticket1795824001000 } from './20261128-ticket.migration.ts';
import { AttachmentEntity } from './Attachment.entity.ts';
import { ComingFileEntity } from './ComingFile.entity.ts';
import { deskRoutes } from './desk.routes.ts';
import { pieceRoutes } from './filePieces.routes.ts';
import { forgetPieces } from './forgetPieces.ts';
import { forgetUploads, neverUploaded } from './forgetUploads.ts';
import { lookForScanner } from './scannerOutage.ts';
import { TicketEntity } from './Ticket.entity.ts';
import { TicketMessageEntity } from './TicketMessage.entity.ts';
import { threadRoutes } from './thread.routes.ts';
import { ticketRoutes } from './ticket.routes.ts';

export default {
  entities: [TicketEntity, AttachmentEntity, TicketMessageEntity, ComingFileEntity],
  migrations: [Ticket1795824001000],
  routes: (deps) => [...ticketRoutes(deps), ...pieceRoutes(deps), ...threadRoutes(deps), ...deskRoutes(deps)],
  retention: ({ dataDir }, now) => ({
    announcedFiles: () => neverUploaded(dataDir, now),
    comingFiles: () => forgetPieces(now),
  }),
  jobs: (deps, now) => ({
    uploads: () => forgetUploads(deps, now),
    scanner: () => lookForScanner(deps, now),
  }),
} satisfies ApiModule;
