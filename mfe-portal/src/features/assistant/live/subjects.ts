import { featureNames } from '@skal/contracts/featureNames';
import type { Feature } from '../../../account/business.ts';
import { formatMoney } from '../../../content/amounts.ts';
import { formatDay } from '../../../content/days.ts';
import { liveAnswers as words } from '../../../content/liveAnswers.ts';
import { businessTypeName } from '../../../content/settings.ts';
import { stockOf } from '../../../parts/stock.ts';
import type { Answer } from '../message.ts';
import { certain, notRead, to } from './answers.ts';
import { sourced } from './figureLine.ts';
import type { Known } from './known.ts';

/** What is switched on and off. */
export function features({ account }: Known): Answer {
  const named = Object.entries(featureNames) as [Feature, string][];
  const { features: flags } = account.business;
  const those = (on: boolean) => words.list(named.filter(([key]) => flags[key] === on).map(([, name]) => name));
  return certain(words.features(those(true), those(false)), to('Open Settings', 'settings'));
}

/** Who is asking. */
export function business({ account: { business: own, user, name } }: Known): Answer {
  const { businessName } = own.branding;
  const content = words.business(businessName, businessTypeName(own.businessType), name, user.email);
  return certain(content, to('Open Settings', 'settings'));
}

/** How far the app is. */
export function appStatus({ account, appStatus: read }: Known): Answer {
  const { liveAt } = account.business;
  const done = read?.milestones.filter(({ status }) => status === 'completed').length ?? 0;
  const lines = [
    liveAt ? words.liveSince(formatDay(liveAt)) : '',
    read && read.milestones.length > 0 ? words.milestones(done, read.milestones.length) : '',
  ].filter(Boolean);
  return certain(lines.join('\n'), to('Open App Status', 'app-status'));
}

/** The client's own tickets, those that wait first. */
export function tickets({ tickets: read }: Known): Answer {
  if (!read) return notRead('Support', 'support');
  const waiting = read.filter(({ status }) => status === 'open' || status === 'in-progress');
  const lines =
    read.length === 0
      ? [words.tickets.none]
      : [
          words.tickets.total(read.length, waiting.length),
          ...waiting.slice(0, 3).map(({ title, status }) => words.tickets.line(title, status)),
        ];
  return certain(lines.join('\n'), to('Open Support', 'support'));
}

/** The plan and what it costs. */
export function billing({ billing: read }: Known): Answer {
  if (!read) return notRead('Billing', 'billing');
  const lines = [
    words.billing.plan(read.plan, read.status, formatDay(read.activeSince)),
    words.billing.cost(formatMoney(read.monthlyCost, 'EUR')),
    read.nextBillingDate ? words.billing.next(formatDay(read.nextBillingDate)) : '',
  ].filter(Boolean);
  return certain(lines.join('\n'), to('Open Billing', 'billing'));
}

/** What a connected shop has, and what it is running out of, the scarcest first. */
export function products({ products: read }: Known): Answer {
  if (!read) return notRead('Product Catalog', 'products');
  const { none, source, total, low, unchanged } = words.products;
  const readAt = read.reduce((last, product) => (product.readAt > last ? product.readAt : last), '');
  const scarce = read
    .flatMap((product) =>
      product.stock !== null && stockOf(product) !== 'in' ? [{ ...product, stock: product.stock }] : [],
    )
    .sort((one, other) => one.stock - other.stock);
  const lines = [
    read.length === 0 ? none : `${total(read.length)}${sourced(source, readAt)}`,
    ...scarce.slice(0, 3).map(({ title, stock }) => low(title, stock)),
    unchanged,
  ];
  return certain(lines.join('\n'), to('Open Product Catalog', 'products'));
}
