import { EntitySchema } from 'typeorm';
import { epochMs, hundredths, nullable, reference, varchar, withDefault } from '../../db/columns.ts';

/** A client whose app may report. Whoever adds up its events holds this row first. */
export interface AppClient {
  businessId: string;
  /** 32 random bytes, in hexadecimal: with them the pseudonyms of this client's guests are hashed. */
  salt: string;
  /** When the first and the last batch came; null before. */
  firstAt: number | null;
  lastAt: number | null;
  /** Counts on with whatever changes this client's figures. */
  version: number;
}

export const AppClientEntity = new EntitySchema<AppClient>({
  name: 'AppClient',
  tableName: 'app_clients',
  columns: {
    businessId: { ...reference('fk_app_clients_business', 'Business', 'CASCADE'), primary: true },
    salt: varchar(64),
    firstAt: nullable(epochMs()),
    lastAt: nullable(epochMs()),
    version: withDefault(hundredths(), 0),
  },
});
