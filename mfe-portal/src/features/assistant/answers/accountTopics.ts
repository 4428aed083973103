import { featureLabels } from '@skal/contracts/client/featureLabels';
import { stockLevel } from '../../../components/metrics/stockLevel.ts';
import { businessTypeName } from '../../../content/account/settings.ts';
import { liveAnswers as copy } from '../../../content/assistant/liveAnswers.ts';
import { formatDay } from '../../../format/date.ts';
import { formatMoney } from '../../../format/number.ts';
import type { Feature } from '../../../session/business.ts';
import type { AssistantReply } from '../message.ts';
import type { AssistantContext } from './assistantContext.ts';
import { sourceSuffix } from './metricLine.ts';
import { matchedReply, notLoadedReply, sectionAction } from './replyBuilders.ts';

/** Replies with enabled and disabled features. */
export function answerFeatures({ account }: AssistantContext): AssistantReply {
  const named = Object.entries(featureLabels) as [Feature, string][];
  const { features: flags } = account.business;
  const featureNames = (on: boolean) => copy.list(named.filter(([key]) => flags[key] === on).map(([, name]) => name));
  return matchedReply(copy.features(featureNames(true), featureNames(false)), sectionAction('settings'));
}

/** Replies with the signed-in user and business. */
export function answerBusiness({ account: { business: own, user, name } }: AssistantContext): AssistantReply {
  const { businessName } = own.branding;
  const content = copy.business(businessName, businessTypeName(own.businessType), name, user.email);
  return matchedReply(content, sectionAction('settings'));
}

/** Replies with the app's status. */
export function answerAppStatus({ account, appStatus: read }: AssistantContext): AssistantReply {
  const { liveAt } = account.business;
  const done = read?.milestones.filter(({ status }) => status === 'completed').length ?? 0;
  const lines = [
    liveAt ? copy.liveSince(formatDay(liveAt)) : '',
    read && read.milestones.length > 0 ? copy.milestones(done, read.milestones.length) : '',
  ].filter(Boolean);
  return matchedReply(lines.join('\n'), sectionAction('app-status'));
}

/** Replies with the client's tickets, open ones first. */
export function answerTickets({ tickets: read }: AssistantContext): AssistantReply {
  if (!read) return notLoadedReply('support');
  const waiting = read.filter(({ status }) => status === 'open' || status === 'in-progress');
  const lines =
    read.length === 0
      ? [copy.tickets.none]
      : [
          copy.tickets.total(read.length, waiting.length),
          ...waiting.slice(0, 3).map(({ title, status }) => copy.tickets.line(title, copy.tickets.statuses[status])),
        ];
  return matchedReply(lines.join('\n'), sectionAction('support'));
}

/** Replies with the plan and its price. */
export function answerBilling({ billing: read }: AssistantContext): AssistantReply {
  if (!read) return notLoadedReply('billing');
  const lines = [
    copy.billing.plan(copy.billing.plans[read.plan], copy.billing.statuses[read.status], formatDay(read.activeSince)),
    copy.billing.cost(formatMoney(read.monthlyCost, 'EUR')),
    read.nextBillingDate ? copy.billing.next(formatDay(read.nextBillingDate)) : '',
  ].filter(Boolean);
  return matchedReply(lines.join('\n'), sectionAction('billing'));
}

/** Replies with the products of a connected shop, lowest stock first. */
export function answerProducts({ products: read }: AssistantContext): AssistantReply {
  if (!read) return notLoadedReply('products');
  const { none, source, total, low, unchanged } = copy.products;
  const readAt = read.reduce((last, product) => (product.readAt > last ? product.readAt : last), '');
  const scarce = read
    .flatMap((product) =>
      product.stock !== null && stockLevel(product) !== 'in' ? [{ ...product, stock: product.stock }] : [],
    )
    .sort((a, b) => a.stock - b.stock);
  const lines = [
    read.length === 0 ? none : `${total(read.length)}${sourceSuffix(source, readAt)}`,
    ...scarce.slice(0, 3).map(({ title, stock }) => low(title, stock)),
    unchanged,
  ];
  return matchedReply(lines.join('\n'), sectionAction('products'));
}
