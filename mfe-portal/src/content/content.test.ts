/**
 * @jest-environment node
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { staffPermissions, staffRoles } from '@skal/contracts/client/staff';
import { tierPoints } from './achievements/achievement.ts';
import { achievementCopy } from './achievements/achievementCopy.ts';
import { achievements } from './achievements/achievements.ts';
import { assistant } from './assistant/assistant.ts';
import { cannedFallback, cannedReplies } from './assistant/cannedReplies.ts';
import { info } from './demo/businessInfo.ts';
import { demoEvents, menuCategories, menuItems } from './demo/contentManagement.ts';
import { platformIntegrations } from './demo/platformIntegrations.ts';
import { integrations } from './integrations/integrations.ts';
import { phoneApp, phoneScreens } from './phoneApp.ts';
import { sampleMilestones } from './sections/appStatus.ts';
import { roleName, staff } from './sections/staff.ts';
import { attachmentErrors, ticketForm, ticketToasts } from './support/ticketForm.ts';

interface FoundText {
  where: string;
  text: string;
}

/** Every text in a value, with its path. */
function textsIn(value: unknown, where: string): FoundText[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (!(value instanceof Object) || typeof value === 'function') return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${where}.${key}`));
}

const folder = import.meta.dirname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);
const modules = await Promise.all(
  files.map(async (file) => [file, (await import(pathToFileURL(join(folder, file)).href)) as object] as const),
);
const texts = modules.flatMap(([file, exports]) => textsIn({ ...exports }, file));

const repeated = (all: readonly unknown[]) => all.filter((item, index) => all.indexOf(item) !== index);

describe('the copy of the portal', () => {
  /** A tile without a unit, and a closed weekday. */
  const MAY_BE_EMPTY = /tiles\.\w+\.unit$|hours\.week\.6\.(from|to)$/;

  it('is found', () => {
    expect(files.length).toBeGreaterThan(25);
    expect(texts.length).toBeGreaterThan(500);
  });

  it('is never empty, and has no surrounding whitespace', () => {
    const bad = texts.filter(({ where, text }) => !MAY_BE_EMPTY.test(where) && (text === '' || text.trim() !== text));
    expect(bad).toEqual([]);
  });

  it('has no missing values and no exclamation marks', () => {
    expect(texts.filter(({ text }) => /\b(undefined|null|NaN|lorem)\b|\[object|\.\.\.\.|!/i.test(text))).toEqual([]);
  });

  it('has three dots only for progress, or an open list', () => {
    const dotted = texts.filter(({ text }) => text.includes('...')).map(({ text }) => text);
    for (const text of dotted) expect(text).toMatch(/^[A-Z]\w+ing\.\.\.$|^Ask me about .*\.\.\.$/);
  });
});

describe('the achievements', () => {
  it('K12, K17, K18: are sixteen in five tiers, each with a target, a unit and a reward of a known kind', () => {
    expect(achievements).toHaveLength(16);
    expect(new Set(achievements.map(({ tier }) => tier))).toEqual(new Set(Object.keys(tierPoints)));
    for (const { target, unit, reward } of achievements) {
      expect(target).toBeGreaterThan(0);
      expect(unit).not.toBe('');
      expect(Object.keys(achievementCopy.rewards)).toContain(reward.type);
    }
    expect(repeated(achievements.map(({ title }) => title))).toEqual([]);
  });

  it('K13: can be filtered by every category, none of which is empty', () => {
    const [all, ...kinds] = achievementCopy.filters.map(({ value }) => value);
    expect(all).toBe('all');
    expect(kinds.toSorted()).toEqual([...new Set(achievements.map(({ category }) => category))].toSorted());
  });

  it('K17: a harder one of a kind is worth at least as much', () => {
    const worth = (id: string) => {
      const item = achievements.find((each) => each.id === id);
      return item ? tierPoints[item.tier] : 0;
    };
    for (const steps of [
      ['users-50', 'users-500', 'users-2500'],
      ['first-order', 'orders-100', 'revenue-100k', 'paid-back'],
      ['push-1', 'push-opened-100'],
    ]) {
      const points = steps.map(worth);
      expect(points).toEqual(points.toSorted((a, b) => a - b));
      expect(points[0]).toBeGreaterThan(0);
    }
  });
});

describe('the demo content', () => {
  it('P3: shows between one and the counted number of items per category', () => {
    for (const { id, count } of menuCategories) {
      const shown = menuItems.filter(({ category }) => category === id).length;
      expect(shown).toBeGreaterThan(0);
      expect(shown).toBeLessThanOrEqual(count);
    }
    expect(repeated(menuItems.map(({ name }) => name))).toEqual([]);
  });

  it('P5: has no event with more guests than seats', () => {
    for (const { booked, capacity, date, time } of demoEvents) {
      expect(booked).toBeLessThanOrEqual(capacity);
      expect(new Date(`${date}T${time}:00Z`).toISOString()).toBe(`${date}T${time}:00.000Z`);
    }
  });

  it('P7: has seven days from Monday, open ones with both times and closed ones with none', () => {
    const { week } = info.hours;
    expect(week.map(({ day }) => day.slice(0, 3))).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    for (const { open, from, to } of week) {
      for (const time of [from, to]) expect(time).toMatch(open ? /^\d\d:\d\d$/ : /^$/);
    }
  });

  it('Q1, Q4: shows no metric and no activity of a disconnected platform', () => {
    const { platforms, activity } = platformIntegrations;
    for (const { name, connected, stats, lastSync } of platforms) {
      expect(lastSync === 'Never').toBe(!connected);
      expect(stats.every(({ value }) => value === '0')).toBe(!connected);
      expect(activity.rows.some(({ what }) => what.startsWith(name))).toBe(connected);
    }
  });

  it('K10: has an example timeline in date order, two done, one in progress, one upcoming', () => {
    expect(sampleMilestones.map(({ status }) => status)).toEqual(['completed', 'completed', 'in-progress', 'pending']);
    const days = sampleMilestones.map(({ completedDate, estimatedDate }) => completedDate ?? estimatedDate ?? '');
    expect(days).toEqual(days.toSorted());
    for (const { status, completedDate } of sampleMilestones) {
      expect(completedDate !== null).toBe(status === 'completed');
    }
  });

  it('T21, K28, K30: counts the seven in progress, without the shop', () => {
    const { services, activity } = integrations;
    expect(activity.count).toBe(activity.countOf(0, services.length));
    expect(repeated(services.map(({ name }) => name))).toEqual([]);
  });
});

describe('the preview of the app', () => {
  it('has a screen per feature except bookings, which are on the first, and one that every app has', () => {
    const features = phoneScreens.flatMap(({ feature }) => feature ?? []);
    expect(features.toSorted()).toEqual(['ecommerce', 'events', 'loyalty', 'takeaway']);
    expect(phoneScreens.filter(({ feature }) => feature === undefined).map(({ id }) => id)).toEqual(['find']);
    expect(repeated([...phoneScreens.map(({ short }) => short), phoneApp.home])).toEqual([]);
  });

  it('describes the booking', () => {
    expect(phoneApp.booked(4, 'Tomorrow', '21:00')).toBe('Table for 4, tomorrow at 21:00');
  });
});

describe('labels of wire values', () => {
  it('M4, M6, T31: every role has a label, and each except Staff a card', () => {
    expect(staffRoles.map(roleName)).toEqual(['Manager', 'Server', 'Bartender', 'Chef', 'Host', 'General Staff']);
    const rolesWithCard: readonly string[] = staff.roles.map(({ name }) => name);
    expect(staffRoles.filter((role) => !rolesWithCard.includes(role))).toEqual(['Staff']);
    const real: readonly string[] = staffPermissions;
    const copy = staff.roles.flatMap(({ permissions }) => [...permissions] as string[]);
    // Cards are copy: some of their entries are not real permissions.
    expect(copy.filter((words) => !real.includes(words)).length).toBeGreaterThan(0);
  });

  it('L10-L15, L20: each ticket toast has a title of its own', () => {
    const titles = [...Object.values(ticketToasts), ...Object.values(attachmentErrors)].map(({ title }) => title);
    expect(repeated(titles)).toEqual([]);
    expect(ticketForm.fields.attachmentsHint).toBe(
      'Up to 5 files of up to 10 MB each: JPEG, PNG, GIF, MP4, MOV, AVI or PDF.',
    );
  });
});

describe('the simulated assistant', () => {
  it('O13: offers follow-up prompts after each reply, and has no duplicate keyword', () => {
    for (const { suggestedActions } of [...cannedReplies, cannedFallback])
      expect(suggestedActions.length).toBeGreaterThan(0);
    expect(repeated(cannedReplies.flatMap(({ words }) => words))).toEqual([]);
    for (const { words } of cannedReplies) expect(words).toEqual(words.map((word) => word.toLowerCase()));
  });

  it('K19: offers no quick action twice', () => {
    expect(repeated(assistant.groups.flatMap(({ prompts }) => [...prompts]))).toEqual([]);
  });
});
