import { EntitySchema } from 'typeorm';
import { primaryId, reference, text, varchar } from '../../db/columns.ts';

/** Logo of a client's app; deleted with the client. */
export interface Logo {
  id: string;
  businessId: string;
  /** Media type. */
  type: string;
  /** Image in base64. */
  content: string;
}

export const LogoEntity = new EntitySchema<Logo>({
  name: 'Logo',
  tableName: 'logos',
  columns: {
    id: primaryId(),
    businessId: reference('fk_logos_business', 'Business', 'CASCADE'),
    type: varchar(32),
    content: text(),
  },
  indices: [{ name: 'uq_logos_business', columns: ['businessId'], unique: true }],
});
