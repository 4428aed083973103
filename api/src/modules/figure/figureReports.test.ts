import { addDays, dayOf } from '../../calendar.ts';
import { DEMO_SOURCE } from '../../demo/bar/told.ts';
import { eventOf, startBackend } from '../../testing/apps.ts';
import { client, live } from '../../testing/bodies.ts';
import { businessOf } from '../../testing/businessOf.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { EventBook } from '../appEvent/EventBook.ts';
import { openReporter } from '../appKey/openReporter.ts';
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
    // And what a demo's app has told in the same days, which it does by itself.
    const parts = api.api.parts;
    const businessId = await businessOf(api, live);
    const salt = await parts.db.tx((manager) => openReporter(manager, businessId));
    const at = `${addDays(today, -2)}T11:00:00Z`;
    await new EventBook(parts).take({ businessId, salt }, [eventOf('app.opened', { guest: 'a', at })], DEMO_SOURCE);
    const rows = () => api.rows('SELECT * FROM figure_days ORDER BY id');
    const made = await rows();
    const isReport = ({ metric }: { metric?: unknown }) => metric === 'reports';
    expect(made.filter(isReport)).toHaveLength(7);
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
