/** Books the plans' prices of a moment in a process of its own, when it is told to, and says when it has. */
import { postPlanCharges } from '../../modules/ledger/postPlanCharges.ts';
import { startTestApi } from '../index.ts';

const [dataDir = '', databaseUrl = '', now = ''] = process.argv.slice(2);
const { internals } = await startTestApi({}, { dataDir, databaseUrl: databaseUrl || null });
process.stdout.write('ready\n');
process.stdin.once('data', () => {
  void postPlanCharges(internals.dependencies, Number(now)).then(() => process.stdout.write('booked\n'));
});
