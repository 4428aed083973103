import type { EntitySchema } from 'typeorm';
import type { Parts } from '../parts.ts';
import type { Route } from '../server/route.ts';
import { AccountEntity } from './account/Account.entity.ts';
import { BusinessEntity } from './client/Business.entity.ts';
import { clientRoutes } from './client/client.routes.ts';
import { SubscriptionEntity } from './client/Subscription.entity.ts';
import { InquiryEntity } from './inquiry/Inquiry.entity.ts';
import { inquiryRoutes } from './inquiry/inquiry.routes.ts';
import { MailEntity } from './outbox/Mail.entity.ts';
import { SessionEntity } from './session/Session.entity.ts';
import { sessionRoutes } from './session/session.routes.ts';
import type { Sessions } from './session/sessions.ts';

/** Every table that belongs to a module. */
export const entities: EntitySchema[] = [
  AccountEntity,
  BusinessEntity,
  SubscriptionEntity,
  SessionEntity,
  InquiryEntity,
  MailEntity,
];

/** Every endpoint. A new module adds its routes here, and to the matrix of routes and roles in access.test.ts. */
export const routesOf = (parts: Parts, sessions: Sessions): Route[] => [
  ...inquiryRoutes(parts),
  ...sessionRoutes(parts, sessions),
  ...clientRoutes(parts),
];
