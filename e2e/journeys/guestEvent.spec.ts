import { demoAccounts, openAccount } from '@skal/testing/accounts.ts';
import { businessIdOf, createAppKey, readAppContent, sendAppEvents } from '@skal/testing/appBackend.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';

const DAY_MS = 24 * 60 * 60_000;
const inAWeek = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10);

test.describe('an event of a live app', () => {
  test('P5: is sold out in app and portal once its places are sold, and again on sale after a cancellation', async ({
    newPage,
    product,
  }) => {
    const businessId = await businessIdOf(product, demoAccounts.live);
    const key = await createAppKey(await newPage(), businessId, ['events', 'content']);
    const read = async (etag?: string) => {
      const { content, ...reply } = await readAppContent(product, key, etag);
      return { ...reply, event: content?.events[0] };
    };

    const owner = await newPage();
    await openAccount(owner, demoAccounts.live);
    await owner.goto('/content-management');
    await waitForHydration(owner, 'page');
    await owner.getByRole('tab', { name: 'Events & Promotions' }).click();
    await owner.getByRole('button', { name: 'Create Event' }).click();
    const form = owner.getByRole('dialog', { name: 'Create New Event' });
    await form.getByLabel(/^Title/).fill('Tasting: Piedmont');
    await form.getByLabel(/^Starts/).fill(`${inAWeek}T19:00`);
    await form.getByLabel(/^Ends/).fill(`${inAWeek}T22:00`);
    await form.getByLabel(/^Price/).fill('295');
    await form.getByLabel(/^Capacity/).fill('6');
    await form.getByLabel(/^Status/).click();
    await owner.getByRole('option', { name: 'Published' }).click();
    await form.getByRole('button', { name: 'Save event' }).click();
    const card = owner.getByRole('region', { name: 'Tasting: Piedmont' });
    await card.getByText('0 of 6 places booked').waitFor();
    await owner.getByRole('button', { name: 'Publish', exact: true }).click();
    await owner.getByText('Your guests see everything as it is here.').waitFor();
    const published = await read();
    expect(published.event).toMatchObject({
      title: 'Tasting: Piedmont',
      capacity: 6,
      status: 'published',
      full: false,
    });

    const report = async (type: string, order: string, places: number) => {
      const { id: item, startsAt } = published.event ?? {};
      const money = { amount: places * 29_500, currency: 'DKK' };
      const reported = await sendAppEvents(product, key, { type, order, item, places, for: startsAt, ...money });
      expect(await reported.json()).toEqual({ accepted: 1, known: 0, refused: [] });
    };
    await report('event.ticketSold', 'T-1', 4);
    expect((await read(published.etag)).status).toBe(304);
    await report('event.ticketSold', 'T-2', 2);
    const full = await read(published.etag);
    expect(full).toMatchObject({ status: 200, event: { status: 'soldOut', full: true } });

    const openEvents = async () => {
      await owner.reload();
      await waitForHydration(owner, 'page');
      await owner.getByRole('tab', { name: 'Events & Promotions' }).click();
    };
    await openEvents();
    await card.getByText('6 of 6 places booked').waitFor();
    await card.getByText('Sold out', { exact: true }).waitFor();
    await owner.getByText('Your guests see everything as it is here.').waitFor();
    await card.getByRole('button', { name: 'View Bookings' }).click();
    const bookings = owner.getByRole('dialog', { name: 'Bookings: Tasting: Piedmont' });
    await bookings.getByRole('row', { name: /T-2 2 590 DKK/ }).waitFor();
    await bookings.getByRole('row', { name: /T-1 4 1,180 DKK/ }).waitFor();

    await report('event.ticketCancelled', 'T-2', 2);
    expect(await read(full.etag)).toMatchObject({ status: 200, event: { status: 'published', full: false } });
    await openEvents();
    await card.getByText('4 of 6 places booked').waitFor();
    await card.getByText('Published', { exact: true }).waitFor();
  });
});
