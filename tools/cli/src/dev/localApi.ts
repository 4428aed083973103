import { mkdirSync } from 'node:fs';
import { type Api, openApi, readSettings } from '@skal/api';
import { resolveDataDir } from '@skal/product/dataDir.ts';

/** Starts the api on the data folder, behind a dev proxy on this port, and prints the demo accounts. */
export async function openLocalApi(port: number): Promise<Api & { site: ReturnType<typeof readSettings>['site'] }> {
  const dataDir = resolveDataDir(process.env);
  mkdirSync(dataDir, { recursive: true });
  const settings = readSettings({ ...process.env, PORT: String(port), SKAL_DATA_DIR: dataDir });
  const api = await openApi(settings);
  for (const { email, password } of api.demoAccounts) console.log(`  ${email.padEnd(22)} ${password}`);
  return { ...api, site: settings.site };
}
