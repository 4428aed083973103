import { buildPath } from '@skal/contracts/http/endpoint';
import { webhook } from '@skal/contracts/integration/connection';
import type { ApiSettings } from '../../../settings/settings.ts';

/** Subscribed webhook topics. */
export const topics = [
  ...['orders/create', 'orders/updated', 'orders/paid', 'orders/cancelled', 'refunds/create'],
  ...['products/create', 'products/update', 'products/delete', 'inventory_levels/update', 'app/uninstalled'],
] as const;

/** Returns the webhook URL of a connection. */
export const buildWebhookUrl = ({ site }: Pick<ApiSettings, 'site'>, id: string): string =>
  `${site.origin}${buildPath(webhook.shopify.path, { id })}`;
