import { contentVersion } from '@skal/contracts/content/contentVersion';
import { guestEvent, guestEventForm } from '@skal/contracts/content/guestEvent';
import { pasteInto } from '@skal/jest/helpers/pasteInto.ts';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { guestEventHandlers, makeGuestEvent, sampleGuestEvents } from '../../mocks/content/guestEvents.ts';
import { handlers } from '../../mocks/handlers.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { withEverything } from '../../testing/reportSection.tsx';
import { EMPTY_EVENT, toBody } from './guestEventValues.ts';

const server = mockNetwork(...handlers);

const open = async () => {
  server.use(...withEverything(true), ...guestEventHandlers(...sampleGuestEvents()));
  const opened = await renderPage('/content-management');
  await opened.user.click(await screen.findByRole('tab', { name: 'Events & Promotions' }));
  await screen.findByRole('list', { name: 'Events' });
  return opened;
};
const card = (name: string) => within(screen.getByRole('region', { name }));
const form = async () => within(await screen.findByRole('dialog', { name: /Event$/ }));
const setTime = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

describe('Events & Promotions of a live app', () => {
  it('P5: lists events with time, price, bookings and status; a full one is sold out', async () => {
    await open();
    expect(screen.queryByText(/Demo content/)).not.toBeInTheDocument();
    expect(
      card('Tasting: the Mosel').getByText(/26 Nov 2026, 19:00 to 22:00\. 295 DKK\. 14 of 24 places/),
    ).toBeVisible();
    expect(card('Natural wines').getByText('Sold out')).toBeVisible();
    expect(card('New Year’s Eve').getByText('The kitchen is being rebuilt.')).toBeVisible();
    expect(card('Open house').getByText(/Free\. 0 places booked/)).toBeVisible();
  });

  it('P5: creates an event; a price may be typed in Danish, and a wrong time gets a clear sentence', async () => {
    const { user, toast } = await open();
    await user.click(screen.getByRole('button', { name: 'Create Event' }));
    const fields = await form();
    await pasteInto(user, fields.getByLabelText(/^Title/), 'Harvest');
    setTime(fields.getByLabelText(/^Starts/), '2026-03-29T02:30');
    setTime(fields.getByLabelText(/^Ends/), '2026-03-29T04:00');
    await pasteInto(user, fields.getByLabelText(/^Price/), '1.125,50');
    await user.click(fields.getByRole('button', { name: 'Save event' }));
    expect(await fields.findByText(/This time does not exist/)).toBeVisible();
    setTime(fields.getByLabelText(/^Starts/), '2026-03-29T05:00');
    await user.click(fields.getByRole('button', { name: 'Save event' }));
    expect(await fields.findByText('The event ends before it starts. Please check both times')).toBeVisible();
    setTime(fields.getByLabelText(/^Ends/), '2026-03-29T07:00');
    await user.click(fields.getByRole('button', { name: 'Save event' }));
    await waitFor(() => expect(toast()?.title).toBe('Event Saved'));
    expect(await screen.findByRole('region', { name: 'Harvest' })).toHaveTextContent('1,125.50 DKK');
  });

  it.each([
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['95,-', 9500],
    ['95.5', 9550],
    ['0,00', 0],
    ['12.5.0', 'Please group thousands in threes, such as 1.234.567 or 1,234,567'],
    ['95 kr.', 'Please leave out the currency, such as kr. or DKK'],
    ['100.001', 'Please enter a price from 0 to 100,000 kroner'],
    ['-5', 'Please enter a price from 0 to 100,000 kroner'],
  ])('reads the price %s, or says what is wrong', async (typed, expected) => {
    const times = { startsAt: '2026-12-05T19:00', endsAt: '2026-12-05T22:00' };
    const values = { ...EMPTY_EVENT, title: 'Harvest', ...times, price: typed };
    const read = await guestEventForm.validate(values).then(
      () => toBody(values).price,
      ({ message }: Error) => message,
    );
    expect(read).toBe(expected);
  });

  it('reads again what is not published after a change', async () => {
    const { user, toast } = await open();
    const bar = within(screen.getByRole('region', { name: 'Publishing' }));
    await bar.findByRole('button', { name: 'Publish' });
    const status = { number: 1, publishedAt: '2026-11-21T10:00:00.000Z', publishedBy: 'Ida Krag', published: 4 };
    server.use(mockEndpoint(contentVersion.status, () => ({ ...status, changes: 1, firstChanges: [] })));
    await user.click(screen.getByRole('button', { name: 'Edit: Tasting: the Mosel' }));
    await user.click((await form()).getByRole('button', { name: 'Save event' }));
    await waitFor(() => expect(toast()?.title).toBe('Event Saved'));
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('1 change not published'));
  });

  it('keeps what was typed when someone else changed the event, and shows their values', async () => {
    const { user, toast } = await open();
    const theirs = makeGuestEvent({ title: 'Tasting: Piedmont', version: 4 });
    server.use(
      mockEndpoint(guestEvent.change, ({ body }) =>
        body.version === 4
          ? makeGuestEvent({ ...body, version: 5 })
          : errorResponse(409, 'Someone else changed this event in the meantime. Nothing was saved yet.', {
              ...{ code: 'outdated', current: theirs },
            }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Edit: Tasting: the Mosel' }));
    const fields = await form();
    await user.clear(fields.getByLabelText(/^Title/));
    await pasteInto(user, fields.getByLabelText(/^Title/), 'Tasting: the Saar');
    await user.click(fields.getByRole('button', { name: 'Save event' }));
    expect(await fields.findByText('Someone else changed this event')).toBeVisible();
    expect(fields.getByText('Tasting: Piedmont')).toBeVisible();
    expect(fields.getByLabelText(/^Title/)).toHaveValue('Tasting: the Saar');
    await user.click(fields.getByRole('button', { name: 'Save event' }));
    await waitFor(() => expect(toast()?.title).toBe('Event Saved'));
  });

  it('P5: shows the bookings, marks an event as sold out, cancels and deletes it', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'View Bookings: Tasting: the Mosel' }));
    const bookings = within(screen.getByRole('dialog', { name: 'Bookings: Tasting: the Mosel' }));
    expect(bookings.getByText('4,130 DKK')).toBeVisible();
    expect(await bookings.findByRole('row', { name: /20 Nov 2026.* T-1 Cancelled 1 295 DKK/ })).toBeVisible();
    expect(bookings.getByRole('row', { name: /19 Nov 2026.* T-1 4 1,180 DKK/ })).toBeVisible();
    await user.click(bookings.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'View Bookings: Open house' }));
    const none = within(screen.getByRole('dialog', { name: 'Bookings: Open house' }));
    expect(await none.findByText('Your app has reported no bookings yet.')).toBeVisible();
    await user.click(none.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Mark as sold out: Tasting: the Mosel' }));
    expect(await card('Tasting: the Mosel').findByText('Sold out')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel event: Tasting: the Mosel' }));
    await user.click(screen.getByRole('button', { name: 'Cancel event' }));
    await screen.findByRole('region', { name: 'Tasting: the Mosel' });
    expect(await card('Tasting: the Mosel').findByText('Cancelled')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete: Tasting: the Mosel' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Tasting: the Mosel' })).not.toBeInTheDocument());
  });
});
