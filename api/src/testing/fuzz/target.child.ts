/**
 * An api as a child process without rate limits, for many requests, at the location in its arguments. Reports its URL
 * when it is ready, then runs its parent's commands (`startTargetProcess`).
 */
import { stubReleaseService } from '../fixtures/stubReleases.ts';
import { startTestApi } from '../index.ts';
import { inProcessTarget, UNLIMITED_SETTINGS } from './target.ts';
import { handleTargetCommand, type TargetCommand } from './targetProcess.ts';

const [dataDir = '', databaseUrl = ''] = process.argv.slice(2);
const releases = stubReleaseService();
const api = await startTestApi({ ...UNLIMITED_SETTINGS, releases }, { dataDir, databaseUrl: databaseUrl || null });
const site = inProcessTarget(api);
process.on('message', async (command: TargetCommand) => {
  // Recorded for tests, not needed here.
  releases.changes.length = 0;
  const response = await handleTargetCommand(site, command);
  // The parent may have ended meanwhile.
  process.send?.(response, undefined, undefined, () => undefined);
});
process.on('disconnect', () => process.exit());
// On Ctrl-C the parent ends first, and needs the last replies.
process.on('SIGINT', () => undefined);
process.send?.({ url: api.url });
