/**
 * @jest-environment node
 */
import { type AppId, fullCardReward, type PhoneAppContent, stampGoal } from '../../content/phoneDemo/phoneApp.ts';
import { phoneApps } from '../../content/phoneDemo/phoneApps.ts';
import { phoneThemes } from '../../content/phoneDemo/phoneThemes.ts';
import {
  basketTotals,
  formatBooking,
  formatKroner,
  initialPhoneState,
  type PhoneAction,
  phoneReducer,
} from './phoneApp.state.ts';

const apps: readonly (readonly [string, PhoneAppContent])[] = Object.entries(phoneApps);
const ids = Object.keys(phoneApps) as AppId[];

/** State of an app after some actions. */
const after = (app: PhoneAppContent, ...taps: PhoneAction[]) =>
  taps.reduce(phoneReducer(stampGoal(app)), initialPhoneState(app));

const times = (count: number, tap: PhoneAction) => Array.from({ length: count }, () => tap);
const added = (item: number): PhoneAction => ({ type: 'itemAdded', item });
const removed = (item: number): PhoneAction => ({ type: 'itemRemoved', item });

describe.each(apps)('the demo app %s', (_id, app) => {
  it('starts with an empty basket, no booking, and some stamps', () => {
    expect(initialPhoneState(app)).toMatchObject({ screen: 'home', ordered: false, booking: null, joined: false });
    expect(basketTotals(initialPhoneState(app), app)).toEqual({ count: 0, sum: 0 });
    expect(initialPhoneState(app, 'club').screen).toBe('club');
    expect(initialPhoneState(app).stamps).toBe(app.club.start);
  });

  it('sums the basket, and removes only items in it', () => {
    const [first, second] = app.items;
    const state = after(app, added(0), added(0), added(1), removed(0), removed(1), removed(1), added(1));
    expect(basketTotals(state, app)).toEqual({ count: 2, sum: (first?.price ?? 0) + (second?.price ?? 0) });
  });

  it('adds one stamp per order, empties the basket, and confirms until an item is added', () => {
    const sent = after(app, added(0), added(1), { type: 'orderSent' });
    expect(sent).toMatchObject({ ordered: true, stamps: app.club.start + 1 });
    expect(basketTotals(sent, app).count).toBe(0);
    expect(after(app, added(0), { type: 'orderSent' }, added(0)).ordered).toBe(false);
  });

  it('fills its card, gives the reward, and starts again', () => {
    const goal = stampGoal(app);
    const collect = { type: 'stampCollected' } as const;
    expect(after(app, ...times(goal - app.club.start, collect)).stamps).toBe(goal);
    expect(after(app, ...times(goal + 5, collect)).stamps).toBe(goal);
    const redeemed = after(app, ...times(goal, collect), { type: 'rewardRedeemed' });
    expect(redeemed).toMatchObject({ redeemed: true, stamps: 0 });
    expect(phoneReducer(goal)(redeemed, collect)).toMatchObject({ redeemed: false, stamps: 1 });
    expect(phoneReducer(goal)(redeemed, { type: 'screenOpened', screen: 'home' }).redeemed).toBe(false);
  });

  it('books the selection as text, and removes it when cancelled', () => {
    for (const [choice, what] of app.book.for.choices.entries())
      for (const [day, when] of app.book.days.entries())
        for (const [time, clock] of app.book.times.entries()) {
          const chosen = after(
            app,
            { type: 'chosen', part: 'for', index: choice },
            { type: 'chosen', part: 'day', index: day },
            { type: 'chosen', part: 'time', index: time },
          );
          expect(formatBooking(chosen, app)).toBe(
            `${app.book.what}${app.book.joined}${what}, ${when.toLowerCase()} kl. ${clock}`,
          );
        }
    const booked = after(app, { type: 'booked', what: 'Bord til 2' });
    expect(booked.booking).toBe('Bord til 2');
    expect(phoneReducer(1)(booked, { type: 'bookingCancelled' }).booking).toBeNull();
  });

  it('keeps its state across screens', () => {
    const busy = after(app, added(0), { type: 'booked', what: 'Bord' }, { type: 'newsJoined' });
    const moved = phoneReducer(stampGoal(app))(busy, { type: 'screenOpened', screen: 'book' });
    expect(moved).toEqual({ ...busy, screen: 'book' });
  });

  it('C3: has items with unique names and integer prices, and singular and plural labels', () => {
    const names = app.items.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    // The home screen shows three.
    expect(names.length).toBeGreaterThanOrEqual(3);
    for (const { price } of app.items) expect(price > 0 && Number.isInteger(price)).toBe(true);
    expect(app.basket.one).not.toBe(app.basket.many);
  });

  it('C3: has options for each part of a booking, and times in order', () => {
    const { book } = app;
    for (const choices of [book.for.choices, book.days, book.times]) {
      expect(choices.length).toBeGreaterThanOrEqual(2);
      expect(new Set(choices).size).toBe(choices.length);
    }
    const minutes = book.times.map((time) => Number(time.split('.')[0]) * 60 + Number(time.split('.')[1]));
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    for (const time of book.times) expect(time).toMatch(/^([01]?\d|2[0-3])\.[0-5]\d$/);
  });

  it('has rewards in order, the last of which is the goal and not reached yet', () => {
    const steps = app.club.rewards.map(({ at }) => at);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(new Set(steps).size).toBe(steps.length);
    expect(stampGoal(app)).toBe(steps.at(-1));
    expect(app.club.start).toBeLessThan(stampGoal(app));
    expect(fullCardReward(app)).toBe(app.club.rewards.at(-1)?.what);
  });

  it('has a unique name per screen', () => {
    expect(new Set(Object.values(app.screens)).size).toBe(4);
  });
});

describe('a card without rewards', () => {
  it('has no goal and no reward', () => {
    const [, app] = apps[0] ?? [];
    if (!app) throw new Error('no app found');
    const bare = { ...app, club: { ...app.club, rewards: [] } };
    expect([stampGoal(bare), fullCardReward(bare)]).toEqual([0, '']);
  });
});

describe('a price in kroner', () => {
  it.each([
    [0, '0 kr.'],
    [9, '9 kr.'],
    [999, '999 kr.'],
    [1000, '1.000 kr.'],
    [109_900, '109.900 kr.'],
    [1_234_567, '1.234.567 kr.'],
  ])('formats %d as a Danish price: %s', (amount, written) => {
    expect(formatKroner(amount)).toBe(written);
    expect(written).toBe(`${amount.toLocaleString('da-DK')} kr.`);
  });
});

/** WCAG 2.2 contrast of two colours. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe('the colours of the demo apps', () => {
  it('are measured by WCAG contrast', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it.each(ids)('of %s have enough contrast for each text on each background', (id) => {
    const { brand, onBrand, brandSoft, paper, card, ink, muted } = phoneThemes[id];
    for (const [text, ground] of [
      [onBrand, brand],
      [ink, paper],
      [ink, card],
      [ink, brandSoft],
      [muted, paper],
      [muted, card],
      [brand, card],
      [brand, paper],
      [brand, brandSoft],
    ] as const) {
      expect([text, ground, contrast(text, ground) >= 4.5]).toEqual([text, ground, true]);
    }
  });
});
