import type { EntitySchema } from 'typeorm';
import type { Parts } from '../parts.ts';
import type { Route } from '../server/route.ts';
import { AccountEntity } from './account/Account.entity.ts';
import { appStatusRoutes } from './appStatus/appStatus.routes.ts';
import { MilestoneEntity } from './appStatus/Milestone.entity.ts';
import { StoreLinksEntity } from './appStatus/StoreLinks.entity.ts';
import { billingRoutes } from './billing/billing.routes.ts';
import { InvoiceEntity } from './billing/Invoice.entity.ts';
import { BusinessEntity } from './client/Business.entity.ts';
import { clientRoutes } from './client/client.routes.ts';
import { SubscriptionEntity } from './client/Subscription.entity.ts';
import { InquiryEntity } from './inquiry/Inquiry.entity.ts';
import { inquiryRoutes } from './inquiry/inquiry.routes.ts';
import { IntegrationRequestEntity } from './integration/IntegrationRequest.entity.ts';
import { integrationRoutes } from './integration/integration.routes.ts';
import { MailEntity } from './outbox/Mail.entity.ts';
import { AlertEntity } from './overview/Alert.entity.ts';
import { DailyMetricEntity } from './overview/DailyMetric.entity.ts';
import { overviewRoutes } from './overview/overview.routes.ts';
import { passwordRoutes } from './password/password.routes.ts';
import { SessionEntity } from './session/Session.entity.ts';
import { sessionRoutes } from './session/session.routes.ts';
import type { Sessions } from './session/sessions.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { StaffMemberEntity } from './staff/StaffMember.entity.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { AttachmentEntity } from './ticket/Attachment.entity.ts';
import { TicketEntity } from './ticket/Ticket.entity.ts';
import { ticketRoutes } from './ticket/ticket.routes.ts';

/** Every table that belongs to a module. */
export const entities: EntitySchema[] = [
  AccountEntity,
  BusinessEntity,
  SubscriptionEntity,
  SessionEntity,
  InquiryEntity,
  MailEntity,
  TicketEntity,
  AttachmentEntity,
  StaffMemberEntity,
  MilestoneEntity,
  StoreLinksEntity,
  DailyMetricEntity,
  AlertEntity,
  InvoiceEntity,
  IntegrationRequestEntity,
];

/** Every endpoint. A new module adds its routes here, and to the matrix of routes and roles in access.test.ts. */
export const routesOf = (parts: Parts, sessions: Sessions): Route[] => [
  ...inquiryRoutes(parts),
  ...sessionRoutes(parts, sessions),
  ...clientRoutes(parts),
  ...settingsRoutes(parts),
  ...passwordRoutes(parts),
  ...ticketRoutes(parts),
  ...staffRoutes(parts),
  ...appStatusRoutes(parts),
  ...overviewRoutes(parts),
  ...billingRoutes(parts),
  ...integrationRoutes(parts),
];
