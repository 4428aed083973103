import { buildPath } from '@skal/contracts/http/endpoint';
import { webhook } from '@skal/contracts/integration/connection';
import type { ApiSettings } from '../../../settings/settings.ts';

/** What a shop tells us of. */
export const topics = [
  ...['orders/create', 'orders/updated', 'orders/paid', 'orders/cancelled', 'refunds/create'],
  ...['products/create', 'products/update', 'products/delete', 'inventory_levels/update', 'app/uninstalled'],
] as const;

/** Where it tells us. */
export const webhookUrl = ({ site }: Pick<ApiSettings, 'site'>, id: string): string =>
  `${site.origin}${buildPath(webhook.shopify.path, { id })}`;
