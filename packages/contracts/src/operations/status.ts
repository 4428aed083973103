/** Status of the site, from the web server: a page, or this reply for clients that accept only JSON. */
export const STATUS_PATH = '/status';

/** Components in display order; the scanner only where one is configured. */
export const components = ['site', 'api', 'database', 'mail', 'scanner', 'releases'] as const;
export type Component = (typeof components)[number];

/** Status of a component; `unknown` when a component it depends on is down. */
export type ComponentStatus = 'working' | 'delayed' | 'unavailable' | 'unknown';

/** An incident, in the language of the request; times are ISO 8601 in UTC, and `until` is null when only its start is known. */
export interface Incident {
  component: Component;
  message: string;
  from: string;
  until: string | null;
}

/** Status of the site. Public. */
export interface StatusReply {
  at: string;
  components: { name: Component; status: ComponentStatus }[];
  /** Incidents of the last fourteen days, of mail the last seven; newest first. */
  incidents: Incident[];
}
