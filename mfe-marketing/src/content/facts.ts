import { t } from '@lingui/core/macro';
import { CALL_MINUTES, REPLY_HOURS } from '@skal/contracts/site/serviceCommitments';

/**
 * Every figure that the site states, verbatim, in this file only (besides emails). Pages print `text` as it is and derive none of it. The
 * comment behind a figure is its fact id.
 *
 * Some contradict each other (T19): launch times of two and of three to four weeks, two ranges of development cost, an ROI that does not
 * follow from its inputs. They stay as specified until the owner decides.
 */

export type SourceId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

export const company = {
  founded: '2025', // C34
  focus: t`100%`, // C34: focus on Danish businesses
  location: t`Denmark`, // C34
  launch: t`3-4 weeks`, // C18
  reply: t`within ${REPLY_HOURS} hours`, // F32
  call: t`${CALL_MINUTES}-minute`, // F33
} as const;

export const solutionBadges = {
  launch: t`2-Week Launch Time`, // D7
  mobile: t`100% mobile ready`, // D8
} as const;

/** Returns a share in the writing of the language. */
export const percent = (value: number): string => t`${value}%`;

/** The counters below the home page's headline. */
export const counters = {
  delayMs: 500, // C11
  tickMs: 50, // C12
  ticks: 40, // C16
  spending: { target: 20, step: 0.5, source: 1 }, // C13
  profits: { target: 30, step: 0.75, source: 2 }, // C14
  ticketSize: { target: 23, step: 0.575, source: 3 }, // C15
  growth: { text: t`+32%`, source: 8 }, // C17
} as const;

/** The ten cards in order (C22), each with its footnote number (C19). */
export const stats = {
  spending: { text: t`20%`, source: 1 },
  profit: { text: t`30%`, source: 2 },
  orderSize: { text: t`23%`, source: 3 },
  return: { text: t`40% vs 13%`, source: 4, pair: [40, 13] },
  direct: { text: t`70%`, source: 5 },
  visits: { text: t`20%`, source: 6 },
  frequency: { text: t`2x`, source: 7 },
  ownChannel: { text: t`47% and 32%`, source: 8, pair: [47, 32] },
  loyalty: { text: t`37%`, source: 9 },
  reminders: { text: t`24%`, source: 10 },
} as const satisfies Record<string, { text: string; source: SourceId; pair?: readonly [number, number] }>;
export type StatId = keyof typeof stats;

export const keyInsight = t`20-37%`; // C23

/** The process. `days` is the middle of the stated span: it determines the length of a line and is never printed. */
export const processFacts = {
  steps: [
    { id: 'discover', duration: t`1-2 days`, days: 1.5 }, // C26
    { id: 'design', duration: t`4 days`, days: 4 }, // C27
    { id: 'build', duration: t`2-3 weeks`, days: 17.5 }, // C28
    { id: 'launch', duration: t`1-3 days plus 2 months optimization`, days: 2 }, // C29
  ],
  tuningDays: 60, // C29: the two months
  tuning: t`2 months`, // C31
  approval: t`1-3 days`, // C30
  approvalMost: t`up to a week`, // C30
  total: t`3-4 weeks plus 2 months`, // C31
} as const;

export const expectations = {
  expectOrdering: t`73%`, // D9
  willNotReturn: t`68%`, // D10
} as const;

export const impact = {
  revenuePotential: t`23%`, // D11
  orderValue: t`18%`, // D12
} as const;

export const industryBenefits = { hospitality: t`35%`, retail: t`40%`, service: t`92%` } as const; // D13

export const costOfWaiting = {
  monthly: t`-2,400 euro`, // D14
  yearly: t`-15%`, // D15
  weekly: t`-25h`, // D16
} as const;

/** The example of the business-case page. */
export const roi = {
  before: t`50,000 euro`, // D17
  after: t`61,500 euro`, // D17
  gainMonthly: t`+11,500 euro`, // D18
  gainYearly: t`138,000 euro`, // D19
  development: t`8,000-15,000 euro`, // D20
  maintenance: t`200-500 euro`, // D21
  breakEven: t`1-2 months`, // D22
  return: t`800-1400%`, // D23
  /** Initial values of the calculator: the example's revenue, and its maximum development cost. */
  calculator: { revenue: '50,000', cost: '15,000' }, // D17, D20
} as const;

export const investment = {
  range: t`15,000-35,000 euro`, // D26
  revenueIncrease: t`18-31%`, // D27
} as const;

export const legal = {
  effective: t`18 September 2024`, // B17
  law: t`Connecticut, USA`, // B18
} as const;
