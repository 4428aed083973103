import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** State of a shop at the vendor. */
export interface ShopState {
  appId: string;
  appSecret: string;
  scope: string;
  orders: Record<string, unknown>[];
  products: Record<string, unknown>[];
  /** Page size. */
  page: number;
}

/** A one-time response that replaces the usual one. */
interface OverrideReply {
  status: number;
  headers?: Record<string, string>;
}

/** Fake vendor APIs that behave as documented. */
export interface Vendors {
  readonly url: string;
  readonly shop: ShopState;
  readonly hooks: { id: number; topic: string; address: string }[];
  /** Received requests without bodies: `GET orders`. */
  readonly requests: string[];
  audience: { id: string; name: string; members: number; apiKey: string };
  /** Replaces the response to the next request with this text in its path. */
  respondOnce(part: string, answer: OverrideReply): void;
  close(): Promise<void>;
}

export const SHOP = 'vinbar.myshopify.com';
const TOKEN = 'sample-token-of-a-shop';

interface Reply {
  status: number;
  json?: unknown;
  headers?: Record<string, string>;
}

const readBody = async (req: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

const refused = (status: number, errors: string): Reply => ({ status, json: { errors } });

/** Returns a page of rows by the cursor in `page_info`, with a Link header to the next, like the REST Admin API. */
function buildPage(name: string, all: readonly Record<string, unknown>[], url: URL, size: number): Reply {
  const cursor = url.searchParams.get('page_info');
  const minUpdatedAt = url.searchParams.get('updated_at_min');
  // A cursor allows no filters besides limit and fields.
  if (cursor !== null && minUpdatedAt !== null) return refused(400, 'page_info stands alone');
  const [, tempDatabase = '0', since = ''] = /^after-(\d+)-of-(.*)$/.exec(cursor ?? '') ?? [
    null,
    '0',
    minUpdatedAt ?? '',
  ];
  const rows = all.filter(({ updated_at }) => since === '' || Date.parse(String(updated_at)) >= Date.parse(since));
  const from = Number(tempDatabase);
  const next = `https://${SHOP}/admin/api/2026-10/${name}.json?limit=250&page_info=after-${from + size}-of-${encodeURIComponent(since)}`;
  return {
    status: 200,
    json: { [name]: rows.slice(from, from + size) },
    ...(from + size < rows.length && {
      headers: { link: `<https://x.example/?page_info=b>; rel="previous", <${next}>; rel="next"` },
    }),
  };
}

/** Starts the vendors; use their address as `vendorBaseUrl`. */
export async function startVendors(): Promise<Vendors> {
  const shop: ShopState = {
    ...{ appId: 'app-of-vinbar', appSecret: 'shpss_sample-of-a-secret' },
    ...{ scope: 'read_orders,write_products', orders: [], products: [], page: 2 },
  };
  const hooks: Vendors['hooks'] = [];
  const requests: string[] = [];
  const odds: { part: string; answer: OverrideReply }[] = [];
  const audience = { id: 'a1b2c3d4e5', name: 'Guests of Vinbar', members: 180, apiKey: `${'0a1b2c3d'.repeat(4)}-us21` };

  async function answerShop(method: string, url: URL, req: IncomingMessage): Promise<Reply> {
    const path = url.pathname.replace(`/${SHOP}`, '');
    if (path === '/admin/oauth/access_token') {
      const sent = JSON.parse(await readBody(req));
      if (sent.client_id !== shop.appId || sent.client_secret !== shop.appSecret) return refused(400, 'invalid_client');
      return { status: 200, json: { access_token: TOKEN, scope: shop.scope, expires_in: 86_399 } };
    }
    if (req.headers['x-shopify-access-token'] !== TOKEN) return refused(401, '[API] Invalid API key or access token');
    const [, name = '', id] = /^\/admin\/api\/2026-10\/(\w+)(?:\/(\d+))?\.json$/.exec(path) ?? [];
    if (name === 'webhooks' && method === 'POST') {
      const { webhook } = JSON.parse(await readBody(req));
      if (hooks.some(({ topic, address }) => topic === webhook.topic && address === webhook.address)) {
        return { status: 422, json: { errors: { address: ['for this topic has already been taken'] } } };
      }
      hooks.push({ id: hooks.length + 1, topic: webhook.topic, address: webhook.address });
      return { status: 201, json: { webhook } };
    }
    if (name === 'webhooks' && method === 'DELETE') {
      hooks.splice(
        hooks.findIndex((hook) => String(hook.id) === id),
        1,
      );
      return { status: 200, json: {} };
    }
    if (name === 'webhooks') return { status: 200, json: { webhooks: hooks } };
    if (name === 'orders') return buildPage('orders', shop.orders, url, shop.page);
    return name === 'products' ? buildPage('products', shop.products, url, shop.page) : refused(404, 'Not Found');
  }

  function answerAudience(host: string, url: URL, req: IncomingMessage): Reply {
    const key = Buffer.from((req.headers.authorization ?? '').replace('Basic ', ''), 'base64')
      .toString()
      .split(':')[1];
    if (host !== 'us21.api.mailchimp.com' || key !== audience.apiKey) {
      return { status: 401, json: { title: 'API Key Invalid', status: 401 } };
    }
    if (!url.pathname.endsWith(`/3.0/lists/${audience.id}`))
      return { status: 404, json: { title: 'Resource Not Found' } };
    return { status: 200, json: { id: audience.id, name: audience.name, stats: { member_count: audience.members } } };
  }

  async function reply(req: IncomingMessage): Promise<Reply> {
    const url = new URL(req.url ?? '/', 'http://vendors');
    const [, host = ''] = url.pathname.split('/');
    requests.push(`${req.method} ${url.pathname.replace(/^.*\/([\w]+)(?:\.json)?$/, '$1')}`);
    const index = odds.findIndex(({ part }) => url.pathname.includes(part));
    const [odd] = index === -1 ? [] : odds.splice(index, 1);
    if (odd) return { ...odd.answer, json: { errors: 'odd' } };
    if (host === SHOP) return answerShop(req.method ?? 'GET', url, req);
    return host.endsWith('.api.mailchimp.com') ? answerAudience(host, url, req) : refused(404, 'Not Found');
  }

  const server = createServer((req, res) => {
    void reply(req).then(({ status, json, headers }) => {
      res.writeHead(status, { 'content-type': 'application/json', ...headers });
      res.end(JSON.stringify(json ?? {}));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    ...{ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, shop, hooks, requests, audience },
    respondOnce: (part, answer) => void odds.push({ part, answer }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
