import type { BrandingReply, FeaturesReply } from '@skal/contracts/account/session';
import type { BusinessType, ClientBrandingReply } from '@skal/contracts/client/client';
import { EntitySchema } from 'typeorm';
import { epochMs, int, json, nullable, primaryId, varchar } from '../../db/columns.ts';

/** Branding of an app; the colours exist once an operator has entered them. */
export type Branding = BrandingReply & Partial<ClientBrandingReply>;

/** A client's business and the setup of its app. */
export interface Business {
  id: string;
  name: string;
  businessType: BusinessType;
  features: FeaturesReply;
  branding: Branding;
  /** Time at which an operator marked the app as live; null before launch. */
  liveAt: number | null;
  version: number;
  createdAt: number;
}

export const BusinessEntity = new EntitySchema<Business>({
  name: 'Business',
  tableName: 'businesses',
  columns: {
    id: primaryId(),
    name: varchar(200),
    businessType: varchar(32),
    features: json(),
    branding: json(),
    liveAt: nullable(epochMs()),
    version: int(),
    createdAt: epochMs(),
  },
});
