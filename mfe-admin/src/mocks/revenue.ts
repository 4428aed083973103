import {
  type RevenueClientReply,
  type RevenueReply,
  revenue,
  revenueCategories,
  revenueHistory,
} from '@skal/contracts/finance/revenue';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

const makeClientRevenue = (clientId: string, businessName: string, monthly: number): RevenueClientReply => ({
  ...{ clientId, businessName, amount: monthly, monthly },
  ...{ daily: monthly / 50, weekly: monthly / 5, yearly: monthly * 11 },
});

const CLIENTS = [
  makeClientRevenue('0198c0de-0000-7000-8000-0000000000c1', 'Vinbar Ved Åen', 120_000),
  makeClientRevenue('0198c0de-0000-7000-8000-0000000000c2', 'Café Kajen', 30_050),
];

const sum = (clients: readonly RevenueClientReply[], of: 'daily' | 'weekly' | 'monthly' | 'yearly') =>
  clients.reduce((total, client) => total + client[of], 0);

/** Every category with revenue per client; the last one with none. */
export const sampleRevenue = (): RevenueReply[] =>
  revenueCategories.map((category, index) => {
    const clients = index === revenueCategories.length - 1 ? [] : CLIENTS.slice(index % 2);
    return {
      category,
      daily: sum(clients, 'daily'),
      weekly: sum(clients, 'weekly'),
      monthly: sum(clients, 'monthly'),
      yearly: sum(clients, 'yearly'),
      trend: (['up', 'down', 'stable'] as const)[index % 3] ?? 'stable',
      clients,
    };
  });

const MONTHS = Array.from({ length: 12 }, (_, index) =>
  new Date(Date.UTC(2025, 11 + index, 1)).toISOString().slice(0, 7),
);

/** Mocks the revenue; empty categories mean that nothing was ever recorded. */
export const revenueHandlers = (categories: readonly RevenueReply[], isDemo = false): RequestHandler[] => [
  mockEndpoint(revenue.list, () => [...categories]),
  mockEndpoint(revenueHistory.read, () => ({
    isDemo,
    months: MONTHS.map((month, index) => ({ month, amount: categories.length > 0 ? 100_000 + 10_000 * index : 0 })),
  })),
];
