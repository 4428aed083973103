import { EntitySchema } from 'typeorm';
import { epochMs, hundredths, nullable, reference, varchar, withDefault } from '../../db/columns.ts';

/** A client whose app may report. This row is locked before its events are aggregated. */
export interface AppClient {
  businessId: string;
  /** 32 random bytes in hexadecimal, the salt of this client's guest pseudonyms. */
  salt: string;
  /** Time of the first and of the last batch; null before. */
  firstAt: number | null;
  lastAt: number | null;
  /** Incremented with every change of this client's metrics. */
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
