/** Where the front door says how the site is doing: a page for people, and this reply for whoever accepts JSON alone. */
export const STATUS_PATH = '/status';

/** The parts of a site, in the order in which they are told; who looks at uploads for viruses is one where somebody is to. */
export const components = ['site', 'api', 'database', 'mail', 'scanner', 'releases'] as const;
export type Component = (typeof components)[number];

/** How a part is doing; `unknown` where that hangs on another one that is away. */
export type ComponentStatus = 'working' | 'late' | 'away' | 'unknown';

/** Something that was not as it should be; times are ISO 8601 in UTC, and `until` is null where only a moment is known. */
export interface Incident {
  component: Component;
  message: string;
  from: string;
  until: string | null;
}

/** How the site is doing. It holds nothing that is not everybody's. */
export interface StatusReply {
  at: string;
  components: { name: Component; status: ComponentStatus }[];
  /** Of the last fourteen days, and of mails those of the last seven; the newest first. */
  incidents: Incident[];
}
