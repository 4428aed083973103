import { workAlone } from '@skal/shell-kit/mocks/work.ts';
import { handlers, scenarios } from './mocks/handlers.ts';

await workAlone({ handlers, scenarios });
