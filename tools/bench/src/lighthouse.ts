import { createProgram, parseWholeNumber, runOrExit } from '@skal/shell/server/cli/runCli.ts';
import { writeResult } from '@skal/tooling/src/results/resultsPage.ts';
import { withAuditSite } from './lighthouse/audit.ts';
import { auditTable, budgetViolations, LIGHTHOUSE_HEADING, lighthouseSection } from './lighthouse/report.ts';

const run = (paths: readonly string[], { runs }: { runs: number }): Promise<void> =>
  withAuditSite(paths, async ({ browser, audit }) => {
    const results = await audit(runs);
    console.log(`\n${auditTable(results)}`);
    if (paths.length === 0) {
      writeResult(LIGHTHOUSE_HEADING, lighthouseSection(results, runs, browser.version(), new Date()));
    }
    const violations = budgetViolations(results);
    if (violations.length === 0) return;
    console.error(`\n${violations.join('\n')}`);
    process.exitCode = 1;
  });

// `exit` stops the server.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const program = createProgram(
  'Run Lighthouse on public pages and the first page of each account type. A run over all pages updates the documentation',
)
  .name('skal lighthouse')
  .argument('[path...]', 'only the pages of these paths')
  .option('--runs <number>', 'runs per page', parseWholeNumber(1, 99), 5)
  .action(run);
await runOrExit(() => program.parseAsync());
