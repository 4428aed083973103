import { push, type SendPushBody } from '@skal/contracts/push/push';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { makePushOverview, pushHandlers, samplePushes, samplePushOverview } from '../../mocks/app/push.ts';
import { notificationHandlers, sampleNotifications } from '../../mocks/metrics/notifications.ts';
import { mockPortalApi } from '../../testing/mockPortalApi.ts';
import { renderSection } from '../../testing/renderSection.tsx';
import { region, tile, withEverything } from '../../testing/reportSection.tsx';

const { respondWith, requestsTo } = mockPortalApi();

const QUIET = 'It would arrive on Saturday, 21 November 2026 at 23:10, within the quiet hours from 22:00 to 08:00.';

async function open({ overview = samplePushOverview, pushes = samplePushes, asks = null as string | null } = {}) {
  respondWith(...withEverything(true), notificationHandlers(sampleNotifications));
  respondWith(...pushHandlers(overview, pushes, asks));
  const opened = await renderSection('push-notifications');
  return { ...opened, compose: await region('Quick Send') };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function write({ user, compose }: Opened, title = 'Mulled wine', text = 'With cloves. 🍷') {
  await user.type(compose.getByLabelText('Title *'), title);
  await user.type(compose.getByLabelText('Message *'), text);
}

const sent = () => requestsTo('POST /api/push/campaigns').map(({ body }) => body as SendPushBody);
const confirmation = async () => within(await screen.findByRole('alertdialog'));

describe('Push Notifications with a connected service', () => {
  it('K24: shows the real figures, and never a small audience as a number', async () => {
    await open();
    await waitFor(() => expect(tile('Active Subscribers')).toHaveTextContent('Active Subscribers412'));
    expect(tile('Sent Today')).toHaveTextContent(/^Sent Today1/);
    expect(tile('Scheduled')).toHaveTextContent(/^Scheduled1/);
    const segments = await region('Segments');
    expect(segments.getByRole('row', { name: /^VIP Members .* 38$/ })).toBeVisible();
    expect(segments.getByRole('row', { name: /^Inactive Users .* Fewer than 5$/ })).toBeVisible();
  });

  it('K25: sends after a confirmation that names the audience, and empties the form', async () => {
    const opened = await open();
    const { user, compose, toast } = opened;
    await write(opened);
    expect(compose.getByText('14 of 150 characters')).toBeVisible();
    expect(compose.getByText(/^Every guest whose phone accepts notifications\. 412 guests now\.$/)).toBeVisible();
    await user.click(compose.getByRole('button', { name: 'Send Now' }));
    const dialog = await confirmation();
    expect(dialog.getByRole('heading', { name: 'Send to 412 guests?' })).toBeVisible();
    expect(sent()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Send Now' }));
    expect(await toast()).toMatchObject({ title: 'Notification on its way', description: 'Mulled wine' });
    expect(sent()).toEqual([
      { title: 'Mulled wine', text: 'With cloves. 🍷', audience: 'all', sendAt: '', confirmed: false },
    ]);
    await waitFor(() => expect(compose.getByLabelText('Title *')).toHaveValue(''));
  });

  it('asks once more in the quiet hours, and sends what was confirmed', async () => {
    const opened = await open({ asks: QUIET });
    const { user, compose, toast } = opened;
    await write(opened);
    await user.click(compose.getByRole('button', { name: 'Send Now' }));
    await user.click((await confirmation()).getByRole('button', { name: 'Send Now' }));
    const question = await confirmation();
    await question.findByText(QUIET);
    await user.click(question.getByRole('button', { name: 'Send anyway' }));
    expect(await toast()).toMatchObject({ title: 'Notification on its way' });
    expect(sent().map(({ confirmed }) => confirmed)).toEqual([false, true]);
  });

  it('keeps the message when the dialog is closed, or the server refuses it', async () => {
    const opened = await open();
    const { user, compose, toast } = opened;
    await write(opened);
    await user.click(compose.getByRole('button', { name: 'Send Now' }));
    await user.click((await confirmation()).getByRole('button', { name: 'Keep editing' }));
    expect(compose.getByLabelText('Title *')).toHaveValue('Mulled wine');
    const fields = { title: 'Please use at most 50 characters' };
    respondWith(mockEndpoint(push.send, () => errorResponse(400, fields.title, { fields })));
    await user.click(compose.getByRole('button', { name: 'Send Now' }));
    await user.click((await confirmation()).getByRole('button', { name: 'Send Now' }));
    expect(await toast()).toMatchObject({ title: 'Not sent', description: fields.title });
    expect(await compose.findByText(fields.title)).toBeVisible();
    expect(compose.getByLabelText('Message *')).toHaveValue('With cloves. 🍷');
  });

  it('K25: schedules at a time in Copenhagen, with the server’s error at the field', async () => {
    const opened = await open();
    const { user, compose, toast } = opened;
    await write(opened);
    await user.click(compose.getByRole('button', { name: 'Schedule' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule a notification' }));
    await user.click(dialog.getByRole('button', { name: 'Schedule' }));
    expect(await dialog.findByText('Please enter day and time')).toBeVisible();
    const time = dialog.getByLabelText('Day and time *');
    const fields = { sendAt: 'This time does not exist: the clocks go forward that night.' };
    respondWith(mockEndpoint(push.send, () => errorResponse(400, fields.sendAt, { fields })));
    await user.type(time, '2027-03-28T02:30');
    await user.click(dialog.getByRole('button', { name: 'Schedule' }));
    expect(await dialog.findByText(fields.sendAt)).toBeVisible();
    respondWith(...pushHandlers(samplePushOverview, samplePushes));
    await user.clear(time);
    await user.type(time, '2026-12-24T12:00');
    await user.click(dialog.getByRole('button', { name: 'Schedule' }));
    await waitFor(async () => expect(await toast()).toMatchObject({ title: 'Notification scheduled' }));
    expect(sent().at(-1)).toMatchObject({ sendAt: '2026-12-24T12:00', confirmed: false });
    expect(await (await region('Scheduled')).findByRole('row', { name: /^Mulled wine/ })).toBeVisible();
  });

  it('validates before anything is sent', async () => {
    const { user, compose } = await open();
    await user.type(compose.getByLabelText('Title *'), 'x'.repeat(51));
    await user.click(compose.getByRole('button', { name: 'Send Now' }));
    expect(await compose.findByText('Please use at most 50 characters')).toBeVisible();
    expect(compose.getByText('Please enter a message')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('sends a test to the own phones and keeps the message', async () => {
    const opened = await open();
    const { user, compose, toast } = opened;
    await write(opened);
    await user.click(compose.getByRole('button', { name: 'Send Test' }));
    expect(await toast()).toMatchObject({ title: 'Test sent', description: 'To 1 phone.' });
    expect(requestsTo('POST /api/push/tests')).toMatchObject([{ body: { title: 'Mulled wine' } }]);
    expect(compose.getByLabelText('Title *')).toHaveValue('Mulled wine');
    await user.click(compose.getByRole('button', { name: 'Send Now' }));
    expect(await confirmation()).toBeDefined();
  });

  it('adds and removes an own phone', async () => {
    const { user } = await open();
    const phones = await region('Your own phones');
    await user.click(phones.getByRole('button', { name: 'Add Phone' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Phone' }));
    await user.type(dialog.getByLabelText('Guest ID *'), 'g-1001');
    await user.type(dialog.getByLabelText('Whose phone *'), 'Bo');
    await user.click(dialog.getByRole('button', { name: 'Add phone' }));
    await user.click(await phones.findByRole('button', { name: 'Remove Bo' }));
    await waitFor(() => expect(phones.queryByText('Bo')).not.toBeInTheDocument());
  });

  it('K26: cancels a scheduled notification after a confirmation', async () => {
    const { user, toast } = await open();
    const scheduled = await region('Scheduled');
    await user.click(await scheduled.findByRole('button', { name: 'Cancel Advent menu' }));
    await user.click((await confirmation()).getByRole('button', { name: 'Cancel notification' }));
    expect(await toast()).toMatchObject({ title: 'Notification cancelled', description: 'Advent menu' });
    expect(await scheduled.findByText('Nothing scheduled')).toBeVisible();
  });

  it('K26: filters the history, and exports what is shown', async () => {
    const { user } = await open();
    const history = await region('History');
    const row = await history.findByRole('row', { name: /^Wine tasting tonight/ });
    expect(row).toHaveTextContent('408');
    expect(row).toHaveTextContent('30.6%');
    expect(row).toHaveTextContent('4: the app was removed, 6: had 2 that week');
    await user.selectOptions(history.getByLabelText('Filter'), 'VIP Members');
    expect(history.queryByText('Wine tasting tonight')).not.toBeInTheDocument();
    const file = decodeURIComponent(history.getByRole('link', { name: 'Export' }).getAttribute('href') ?? '');
    expect(file).toContain('Oysters');
    expect(file).not.toContain('Wine tasting tonight');
    await user.selectOptions(history.getByLabelText('Filter'), 'New Customers');
    expect(history.getByText('No notification matches this filter.')).toBeVisible();
  });

  it('says when the service does not deliver', async () => {
    await open({
      overview: { ...samplePushOverview, service: 'broken', problem: 'The push service answers with errors.' },
    });
    const problem = /^Notifications are not delivered right now\. The push service answers with errors\./;
    expect(screen.getByText(problem)).toBeVisible();
  });

  it('keeps its controls disabled until a service is connected', async () => {
    const { compose } = await open({ overview: makePushOverview() });
    expect(compose.getByRole('button', { name: 'Send Now' })).toBeDisabled();
    expect(compose.getByText(/once your app's push service is connected/)).toBeVisible();
  });
});
