import type { ApiModule } from '../module.ts';
import { AttachmentEntity } from './Attachment.entity.ts';
import { TicketEntity } from './Ticket.entity.ts';
import { ticketRoutes } from './ticket.routes.ts';

export default { entities: [TicketEntity, AttachmentEntity], routes: ticketRoutes } satisfies ApiModule;
