/** Estimates the resources for a number of clients and visits: arithmetic on explicit inputs. */

export interface Input {
  readonly value: number;
  readonly unit: string;
  /** Source of the number. Operators replace assumed values by measured ones. */
  readonly from: string;
}

const assumedInput = (value: number, unit: string): Input => ({ value, unit, from: 'assumed' });
const toMeasure = (value: number, unit: string): Input => ({
  value,
  unit,
  from: 'assumed; `npm run bench -- api` measures yours',
});
const requiredInput = (value: number, unit: string): Input => ({ value, unit, from: 'requirement' });

/** Inputs of the model. */
export const INPUTS = {
  clients: requiredInput(10_000, 'clients'),
  visits: requiredInput(10_000_000, 'visits a day'),
  pagesPerVisit: assumedInput(3, 'pages of a visit'),
  filesPerVisit: assumedInput(12, 'files that a visit does not have yet'),
  pageKilobytes: assumedInput(15, 'kB of a page, compressed'),
  visitKilobytes: assumedInput(250, 'kB of files of a visit, compressed'),
  formShare: assumedInput(0.002, 'forms sent in a visit'),
  clientSessions: assumedInput(4, 'visits of each client to the portal a day'),
  clientCalls: assumedInput(25, 'calls of the api in each of those'),
  peak: assumedInput(4, 'times the mean of the day, in the busiest minutes'),
  cdnShare: assumedInput(0.9, 'of pages and files that a CDN answers by itself'),
  load: assumedInput(0.5, 'of what a process can do, at the peak'),
  spare: assumedInput(1, 'process that may be missing at the peak'),
  pageRate: toMeasure(5_000, 'pages or files a second of a process'),
  callRate: toMeasure(2_000, 'sessions read a second of a process and its database'),
  formRate: toMeasure(500, 'forms stored a second of a process and its database'),
  formTransactions: {
    value: 5,
    unit: 'transactions of a form with its two mails',
    from: 'counted: one stores, two take, two note',
  },
  formBytes: assumedInput(6_000, 'bytes of a form with its mails and indices'),
  formDays: { value: 730, unit: 'days that a form is kept', from: '`SKAL_INQUIRY_KEEP_DAYS`' },
} as const satisfies Record<string, Input>;

export type Inputs = { readonly [Name in keyof typeof INPUTS]: number };

export const valuesOf = (inputs: Readonly<Record<keyof typeof INPUTS, Input>>): Inputs =>
  Object.fromEntries(Object.entries(inputs).map(([name, { value }]) => [name, value])) as Inputs;

const DAY = 86_400;

export interface CapacityEstimate {
  /** Per second, at the peak. */
  readonly originReads: number;
  readonly calls: number;
  readonly forms: number;
  readonly transactions: number;
  /** Processes, including the spare one, with and without a CDN in front. */
  readonly processes: number;
  readonly processesAlone: number;
  /** Load of the database at the peak, as a share of two cores. */
  readonly databaseLoad: number;
  /** Terabytes a month sent to visitors, and the part that the site itself sends. */
  readonly sent: number;
  readonly sentWithoutCdn: number;
  /** Gigabytes of forms and mails, once the oldest are deleted. */
  readonly stored: number;
}

/** Converts a daily count into the rate per second at the peak. */
export const atPeak = (aDay: number, { peak }: Pick<Inputs, 'peak'>): number => (aDay / DAY) * peak;

/** Computes the estimate. */
export function estimateCapacity(input: Inputs): CapacityEstimate {
  const readRate = atPeak(input.visits * (input.pagesPerVisit + input.filesPerVisit), input);
  const originReads = readRate * (1 - input.cdnShare);
  const calls = atPeak(input.clients * input.clientSessions * input.clientCalls, input);
  const formsADay = input.visits * input.formShare;
  const formRate = atPeak(formsADay, input);
  const load = (read: number) => read / input.pageRate + calls / input.callRate + formRate / input.formRate;
  const processesFor = (read: number) => Math.max(1, Math.ceil(load(read) / input.load)) + input.spare;
  const kilobytes = input.visits * (input.pagesPerVisit * input.pageKilobytes + input.visitKilobytes);
  const sentWithoutCdn = (kilobytes * 30) / 1e9;
  return {
    originReads,
    calls,
    forms: formRate,
    transactions: formRate * input.formTransactions,
    processes: processesFor(originReads),
    processesAlone: processesFor(readRate),
    databaseLoad: calls / input.callRate + formRate / input.formRate,
    sent: sentWithoutCdn,
    sentWithoutCdn: sentWithoutCdn * (1 - input.cdnShare),
    stored: (formsADay * input.formDays * input.formBytes) / 1e9,
  };
}
