/**
 * @jest-environment node
 */
import type { MilestoneReply } from '@skal/contracts/app/appStatus';
import { renderToStaticMarkup } from 'react-dom/server';
import { appStatus } from '../../content/sections/appStatus.ts';
import { getNextStep } from './nextStep.ts';
import { Timeline } from './Timeline.tsx';

const step = (change: Partial<MilestoneReply>): MilestoneReply => ({
  id: change.title ?? 'a',
  title: 'Design',
  description: 'The screens are drawn.',
  status: 'pending',
  completedDate: null,
  estimatedDate: null,
  details: [],
  waitingOn: 'agency',
  ...change,
});

/** Titles of a timeline with their dates, as announced. */
const read = (...milestones: MilestoneReply[]) =>
  [...renderToStaticMarkup(<Timeline milestones={milestones} />).matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, title]) =>
    (title ?? '')
      .replace(/<[^>]*>/g, '|')
      .split('|')
      .filter(Boolean)
      .join(' · '),
  );

describe('the timeline of an app', () => {
  it.each([
    ['completed on a day', { status: 'completed', completedDate: '2026-08-14' }, 'Design · Completed 14 Aug 2026'],
    ['completed, without a date', { status: 'completed' }, 'Design · Completed'],
    ['completed, only expected once', { status: 'completed', estimatedDate: '2026-08-01' }, 'Design · Completed'],
    ['under way', { status: 'in-progress' }, 'Design · In progress'],
    [
      'under way until a day',
      { status: 'in-progress', estimatedDate: '2026-12-04' },
      'Design · In progress · expected 4 Dec 2026',
    ],
    ['to come', { status: 'pending' }, 'Design · Pending'],
    ['to come on a day', { status: 'pending', estimatedDate: '2026-12-04' }, 'Design · Pending, expected 4 Dec 2026'],
  ] as const)('K10, K11: says in words that a step is %s', (_how, change, label) => {
    expect(read(step(change))).toEqual([label]);
  });

  it('K11: marks the milestone in progress, and lists the details of each', () => {
    const html = renderToStaticMarkup(
      <Timeline
        milestones={[
          step({ title: 'Contract', status: 'completed', details: ['Signed', 'Paid'] }),
          step({ title: 'Design', status: 'in-progress' }),
          step({ title: 'Launch' }),
        ]}
      />,
    );
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
    expect(html.indexOf('aria-current')).toBeGreaterThan(html.indexOf('Contract'));
    expect(html.match(/<li[^>]*>(Signed|Paid)<\/li>/g)).toHaveLength(2);
  });
});

describe('the next step', () => {
  const done = step({ status: 'completed', completedDate: '2026-08-14' });
  const inProgress = step({ title: 'Build', status: 'in-progress', estimatedDate: '2026-12-04' });
  const upcoming = step({ title: 'Launch' });
  const unlinked: { appStoreUrl: string | null; googlePlayUrl: string | null } = {
    appStoreUrl: null,
    googlePlayUrl: null,
  };

  it.each([
    ['no plan yet', [], null, appStatus.next.unplanned, false],
    [
      'a step under way',
      [done, upcoming, inProgress],
      null,
      "Build, expected 4 Dec 2026. We'll contact you when we need your input.",
      false,
    ],
    [
      "a step under way that is the client's",
      [done, { ...inProgress, waitingOn: 'client' as const }],
      null,
      "Build, expected 4 Dec 2026. We'll continue as soon as we have this from you.",
      false,
    ],
    ['a step to come', [done, upcoming], null, "Launch. We'll contact you when we need your input.", false],
    ['all steps done', [done], null, appStatus.next.doneText, true],
    ['a live app, whatever its plan says', [inProgress], '2026-10-01T08:00:00.000Z', appStatus.next.liveText, true],
  ])('K10: with %s', (_what, milestones, liveSince, what, isDone) => {
    expect(getNextStep({ milestones, ...unlinked }, liveSince)).toMatchObject({ what, done: isDone });
  });

  it('K7: a live app shows its launch day in Danish time', () => {
    expect(getNextStep({ milestones: [], ...unlinked }, '2026-09-30T22:30:00.000Z').owner).toBe(
      'Live since 1 Oct 2026',
    );
  });

  it('a live app waits for store links only if one is missing', () => {
    const [appStoreUrl, googlePlayUrl] = ['https://apps.example/app', 'https://play.example/app'];
    const stepTextOf = (stores: Partial<typeof unlinked>) =>
      getNextStep({ milestones: [], ...unlinked, ...stores }, '2026-10-01T08:00:00.000Z').what;
    expect(stepTextOf({ appStoreUrl, googlePlayUrl })).toBe(
      'Your guests can find it with the links and QR codes below.',
    );
    expect(stepTextOf({ appStoreUrl })).toMatch(/as soon as we have added them/);
    expect(stepTextOf({ googlePlayUrl, appStoreUrl: 'javascript:alert(1)' })).toMatch(/as soon as we have added them/);
  });
});
