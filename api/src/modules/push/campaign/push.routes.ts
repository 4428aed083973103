import { PUSH_LIST_MAX, type PushOverviewReply, type PushReply, push, pushTester } from '@skal/contracts/push/push';
import type { Locale } from '@skal/contracts/site/locale';
import { Not } from 'typeorm';
import type { Dependencies } from '../../../dependencies.ts';
import { type Route, route } from '../../../server/http/route.ts';
import { toLocalDay, toTimestamp } from '../../../time/calendar.ts';
import { countAudiences } from '../audience/audience.query.ts';
import { hideSmall } from '../audience/hideSmall.ts';
import { buildAudienceRules } from '../audience/rules.ts';
import { countDeliveries } from '../delivery/delivery.query.ts';
import { PushServiceEntity } from '../service/PushService.entity.ts';
import { writeProblem } from '../service/pushProblem.ts';
import { cancelPush } from './cancelPush.ts';
import { PushCampaignEntity } from './PushCampaign.entity.ts';
import { PushTesterEntity } from './PushTester.entity.ts';
import { presentPush } from './push.present.ts';
import { countPushes, readPushFigures } from './push.query.ts';
import { sendPush, sendTest } from './sendPush.ts';
import { addTester, removeTester } from './testers.ts';

type Deps = Pick<Dependencies, 'db' | 'settings'>;

async function readOverview(
  { db, settings: { timeZone } }: Deps,
  businessId: string,
  locale: Locale,
): Promise<PushOverviewReply> {
  const today = toLocalDay(Date.now(), timeZone);
  const [service, counts, sizes, testers] = await Promise.all([
    db.read((manager) => manager.findOneBy(PushServiceEntity, { businessId })),
    countPushes(db, businessId, toTimestamp(today, 0, timeZone)),
    countAudiences(db, businessId, buildAudienceRules(today, timeZone)),
    db.read((manager) =>
      manager.find(PushTesterEntity, { where: { businessId }, order: { createdAt: 'ASC', id: 'ASC' } }),
    ),
  ]);
  return {
    service: service?.state ?? 'missing',
    problem: writeProblem(locale, service?.problem),
    ...counts,
    audiences: [...sizes].map(([audience, guests]) => ({ audience, guests: hideSmall(guests) })),
    testers: testers.map(({ id, name }) => ({ id, name })),
  };
}

async function listPushes({ db }: Deps, businessId: string): Promise<PushReply[]> {
  const campaigns = await db.read((manager) =>
    manager.find(PushCampaignEntity, {
      where: { businessId, audience: Not('test' as const) },
      order: { dueAt: 'DESC', id: 'DESC' },
      take: PUSH_LIST_MAX,
    }),
  );
  const sending = campaigns.filter(({ state }) => state === 'sending').map(({ id }) => id);
  const counts = await countDeliveries(db, sending);
  const figures = await readPushFigures(
    db,
    businessId,
    campaigns.map(({ id }) => id),
  );
  return campaigns.map((one) => presentPush(one, counts.get(one.id), figures.get(one.id)));
}

/** Routes of a client's notifications. */
export function pushRoutes(deps: Dependencies): Route[] {
  const { db } = deps;
  return [
    route(push.read, { run: ({ business, locale }) => readOverview(deps, business.id, locale) }),

    route(push.list, { run: ({ business }) => listPushes(deps, business.id) }),

    route(push.send, { run: async (call) => presentPush(await sendPush(deps, call)) }),

    route(push.cancel, { run: async (call) => presentPush(await cancelPush(db, call)) }),

    route(push.test, { run: async (call) => ({ devices: await sendTest(deps, call) }) }),

    route(pushTester.add, {
      async run(call) {
        const { id, name } = await addTester(db, call);
        return { id, name };
      },
    }),

    route(pushTester.remove, { run: (call) => removeTester(db, call) }),
  ];
}
