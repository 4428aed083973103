import { setTimeout as wait } from 'node:timers/promises';
import { EVENTS_MAX, type IngestReply } from '@skal/contracts/app/ingest';
import { ANSWERS_MAX, type AppChangesReply, type AppContentReply } from '@skal/contracts/content/appContent';
import { DEMO_TOKEN } from '../simulation/constants.ts';
import type { SimulatedEvent } from '../simulation/DayRecorder.ts';
import type { SimulatedDay } from '../simulation/simulation.ts';
import { request } from './request.ts';
import { SimulationError } from './SimulationError.ts';

const TRIES = 6;
const FIRST_WAIT_MS = 200;
const FORBIDDEN = 403;

/** Totals of all batches. */
export interface SendResult {
  accepted: number;
  known: number;
  refused: IngestReply['refused'];
}

/** Published content with its ETag; `reply` is null if it is as the ETag of the request says. */
export interface ReadContent {
  readonly etag: string;
  readonly reply: AppContentReply | null;
}

/** HTTP client of the app API. It repeats what the site has no time for. */
export class AppClient {
  readonly #site: string;
  readonly #key: string;

  constructor(site: string, key: string) {
    this.#site = site;
    this.#key = key;
  }

  /** Sends events in batches of the maximum size, one after another. @throws SimulationError */
  async sendEvents(events: readonly SimulatedEvent[]): Promise<SendResult> {
    const sent: SendResult = { accepted: 0, known: 0, refused: [] };
    for (let from = 0; from < events.length; from += EVENTS_MAX) {
      const body = { events: events.slice(from, from + EVENTS_MAX) };
      const { accepted, known, refused } = (await (
        await this.#call('POST', '/api/ingest', body)
      ).json()) as IngestReply;
      sent.accepted += accepted;
      sent.known += known;
      sent.refused.push(...refused);
    }
    return sent;
  }

  /** Reads the published content; null if the key may not. @throws SimulationError */
  async readContent(etag = ''): Promise<ReadContent | null> {
    const response = await this.#call('GET', '/api/app/content', undefined, { 'If-None-Match': etag });
    if (response.status === FORBIDDEN) return null;
    const reply = response.status === 304 ? null : ((await response.json()) as AppContentReply);
    return { etag: response.headers.get('ETag') ?? '', reply };
  }

  /** Reads the names of declined orders and reservations; none if the key may not. @throws SimulationError */
  async readDeclined(): Promise<Set<string>> {
    const declined = new Set<string>();
    for (let after = 0, isMore = true; isMore; ) {
      const response = await this.#call('GET', `/api/app/changes?wait=0&after=${after}`);
      if (response.status === FORBIDDEN) break;
      const { answers } = (await response.json()) as AppChangesReply;
      for (const { data, sequence } of answers) {
        after = sequence;
        if (data.step === 'declined') declined.add(String(data.order ?? data.reservation));
      }
      isMore = answers.length === ANSWERS_MAX;
    }
    return declined;
  }

  /** Registers phones for notifications; returns their number, null if the key may not. @throws SimulationError */
  async registerDevices(devices: SimulatedDay['devices']): Promise<number | null> {
    for (const { pseudonym: guest, device } of devices) {
      const platform = device === 'Android' ? 'android' : 'ios';
      const body = { token: `${DEMO_TOKEN}${guest}`, platform, guest, locale: 'da-DK' };
      const response = await this.#call('POST', '/api/app/devices', body);
      if (response.status === FORBIDDEN) return null;
    }
    return devices.length;
  }

  async #call(
    method: string,
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    for (let tries = 1; ; tries += 1) {
      const response = await request(this.#site, method, path, {
        body,
        headers: { Authorization: `Bearer ${this.#key}`, ...headers },
      });
      const { ok, status } = response;
      if (ok || status === 304 || (status === FORBIDDEN && path !== '/api/ingest')) return response;
      if (status === 401) throw new SimulationError(`${this.#site} rejected the API key: it is invalid or revoked.`);
      const isForLater = status === 429 || status >= 500;
      if (!isForLater || tries === TRIES) {
        throw new SimulationError(
          `${this.#site} did not accept ${method} ${path} (status ${status}). Run the command again to continue.`,
        );
      }
      const retryAfter = Number(response.headers.get('Retry-After') ?? 0);
      await wait(Math.max(retryAfter * 1000, FIRST_WAIT_MS * 2 ** tries));
    }
  }
}
