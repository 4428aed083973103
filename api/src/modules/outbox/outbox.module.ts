import type { ApiModule } from '../module.ts';
import { MailEntity } from './Mail.entity.ts';

export default { entities: [MailEntity] } satisfies ApiModule;
