import type { ApiModule } from '../module.ts';
import { AttachmentEntity } from './Attachment.entity.ts';
import { ComingFileEntity } from './ComingFile.entity.ts';
import { ComingFiles1767600010000 } from './comingFiles.migration.ts';
import { deskRoutes } from './desk.routes.ts';
import { pieceRoutes } from './filePieces.routes.ts';
import { forgetPieces } from './forgetPieces.ts';
import { forgetUploads, neverUploaded } from './forgetUploads.ts';
import { Pictures1767700000000 } from './pictures.migration.ts';
import { lookForScanner } from './scannerOutage.ts';
import { TicketEntity } from './Ticket.entity.ts';
import { TicketMessageEntity } from './TicketMessage.entity.ts';
import { threadRoutes } from './thread.routes.ts';
import { Threads1766400000000 } from './threads.migration.ts';
import { ticketRoutes } from './ticket.routes.ts';

export default {
  entities: [TicketEntity, AttachmentEntity, TicketMessageEntity, ComingFileEntity],
  migrations: [Threads1766400000000, ComingFiles1767600010000, Pictures1767700000000],
  routes: (parts) => [...ticketRoutes(parts), ...pieceRoutes(parts), ...threadRoutes(parts), ...deskRoutes(parts)],
  sweeps: ({ dataDir }, now) => ({
    announcedFiles: () => neverUploaded(dataDir, now),
    comingFiles: () => forgetPieces(now),
  }),
  chores: (parts, now) => ({
    uploads: () => forgetUploads(parts, now),
    scanner: () => lookForScanner(parts, now),
  }),
} satisfies ApiModule;
