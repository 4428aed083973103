export { addOperator, type NewOperator } from './addOperator.ts';
export { type Api, openApi } from './api.ts';
export { checkApi } from './check/checkApi.ts';
export { bad, type Finding, good, look } from './check/finding.ts';
export { runCommand, WrongUse } from './command.ts';
export { readMysqlUrl } from './db/mysql.server.ts';
export { type DemoAccount, demoAccounts } from './demo/accounts.ts';
export { type ApiSettings, readSettings } from './settings.ts';
export { StartRefused } from './startRefused.ts';
