import { addDays, dayOf } from '../../calendar.ts';
import { eventOf, startBackend } from '../../testing/apps.ts';
import { client, live } from '../../testing/bodies.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { FigureReports1768000450000 } from './figureReports.migration.ts';

describe('days that were reported before there was a row that says so', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await startTestApi();
  });
  afterEach(() => api.close());

  it('have one afterwards, the same as if it had been made with the events, also where the change is made twice', async () => {
    const today = dayOf(Date.now(), api.settings.timeZone);
    for (const who of [client, live]) {
      const backend = await startBackend(api, who);
      for (const ago of [1, 3, 20]) {
        const at = `${addDays(today, -ago)}T11:00:00Z`;
        await backend.report([
          eventOf('app.opened', { guest: 'a', at }),
          eventOf('order.placed', { order: 'A-1', at }),
        ]);
      }
    }
    const rows = () => api.rows('SELECT * FROM figure_days ORDER BY id');
    const made = await rows();
    const isReport = ({ metric }: { metric?: unknown }) => metric === 'reports';
    expect(made.filter(isReport)).toHaveLength(6);
    await api.execute("DELETE FROM figure_days WHERE metric = 'reports'");
    const change = new FigureReports1768000450000();
    for (let times = 0; times < 2; times += 1) {
      await api.api.parts.db.tx(async ({ queryRunner }) => {
        if (!queryRunner) throw new Error('A transaction has a connection');
        await change.up(queryRunner);
      });
      expect(await rows()).toEqual(made);
    }
  });
});
