import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { i18n, type Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

const catalogs = createRequire(import.meta.url).resolve('@skal/tooling/src/webpack/messages/catalogs.ts');

/**
 * Activates the Danish texts of all packages. Modules read their texts when they are evaluated, so a test imports those with
 * texts afterwards. The catalogs are read by a process of their own, because Lingui does not find them inside of jest.
 */
export function activateDanish(): void {
  const script = `const { readSiteTexts } = await import(${JSON.stringify(catalogs)});
    console.log(JSON.stringify((await readSiteTexts()).da));`;
  const json = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  i18n.setMessagesCompiler(compileMessage);
  i18n.loadAndActivate({ locale: 'da', messages: JSON.parse(json) as Messages });
}
