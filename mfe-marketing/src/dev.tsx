import { workAlone } from '@skal/shell-kit/mocks/work.ts';
import { handlers } from './mocks/handlers.ts';
import { scenarios } from './mocks/scenarios.ts';

await workAlone({ handlers, scenarios });
