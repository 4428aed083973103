import type { ApiModule } from '../module.ts';
import { AccountEntity } from './Account.entity.ts';

export default { entities: [AccountEntity] } satisfies ApiModule;
