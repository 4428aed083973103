/** Posts the plan charges of a given time on request, as a child process. */
import { postPlanCharges } from '../../modules/ledger/postPlanCharges.ts';
import { startTestApi } from '../index.ts';

const [dataDir = '', databaseUrl = '', now = ''] = process.argv.slice(2);
const { internals } = await startTestApi({}, { dataDir, databaseUrl: databaseUrl || null });
process.stdout.write('ready\n');
process.stdin.once('data', () => {
  void postPlanCharges(internals.dependencies, Number(now)).then(() => process.stdout.write('booked\n'));
});
