export { type Api, openApi } from './api.ts';
export { type DemoAccount, demoAccounts } from './demo/accounts.ts';
export { addOperator, type NewOperator } from './operator.ts';
export { type ApiSettings, readSettings } from './settings.ts';
export { StartRefused } from './startRefused.ts';
