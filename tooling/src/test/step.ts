export type Commands = readonly (readonly string[])[];

export interface Step {
  readonly name: string;
  readonly about: string;
  /**
   * Node programs with their arguments, one after the other. Where packages have a script of the step's name, lerna runs
   * them for each such package, and takes the result from its cache where nothing of it has changed.
   */
  readonly commands: Commands | ((folder: string) => Commands);
  /**
   * Cores that it keeps busy on the whole, in quarters, whose sums are exact; steps run side by side as far as the machine
   * has them. Whoever waits for databases and pages keeps fewer busy than it has workers: of the two cores of pages, which
   * were given to them alone, 60 % were idle.
   */
  readonly cores: number;
  /** The most test files that it has under way at the same time, where it is a jest run. */
  readonly workers?: number;
  /** The most packages that it has under way at the same time. */
  readonly packages?: number;
  /** Steps whose result it stands on. */
  readonly needs?: readonly string[];
  /** Where it is a jest run, whose tests are counted. */
  readonly jest?: true;
  /**
   * What it is noted of its tests that they go by, so that they can be chosen after a change of nothing but modules of remotes:
   * what browsers are served, or the modules of the remote that they load.
   */
  readonly traces?: 'served' | 'loaded';
  /** The folder of the remote whose own pages it is about, and of no other's. */
  readonly remote?: string;
  /** Whether it wants the MySQL-compatible server. */
  readonly database?: true;
  readonly env?: Readonly<Record<string, string>>;
  /** What it is told as well by `npm test -- --update`, which has it keep what it finds instead of judging it. */
  readonly renew?: Readonly<Record<string, string>>;
  /** The most minutes that each of its commands may take, where half an hour is not enough. */
  readonly minutes?: number;
  /** Whether it takes so long that it is run only where it is asked for by its name. */
  readonly long?: true;
}
