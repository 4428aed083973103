import { pushService } from '@skal/contracts/push/pushService';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { makeClient } from '../mocks/clients.ts';
import { clientHandlers, handlers } from '../mocks/handlers.ts';
import { makePushService, pushServiceHandlers, samplePushService } from '../mocks/pushService.ts';
import { renderAdmin } from '../testing/renderAdmin.tsx';

const server = mockNetwork(...handlers);
const client = makeClient({ businessName: 'Bar Syd' });
const KEY = '{"type":"service_account"}';

async function open(...answers: Parameters<typeof server.use>) {
  server.use(...answers, ...clientHandlers([client]));
  const opened = await renderAdmin(`?tab=clients&client=${client.id}&panel=reporting`);
  const panel = within(await screen.findByRole('dialog', { name: 'Bar Syd' }));
  const form = within(await panel.findByRole('form', { name: 'Push service' }));
  return { ...opened, panel, form };
}

describe('the push service of a client', () => {
  it('is saved with a key that is not kept, and removed after a confirmation', async () => {
    const { user, panel, form, toast } = await open(...pushServiceHandlers());
    expect(panel.getByText('Not connected')).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Remove push service' })).not.toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Save push service' }));
    expect(await form.findByText('Please paste the JSON key file of the service account')).toBeVisible();
    await user.click(form.getByLabelText('JSON key file *'));
    await user.paste(KEY);
    await user.click(form.getByRole('button', { name: 'Save push service' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Push service saved', variant: 'success' }));
    expect(await panel.findByText(samplePushService.account)).toBeVisible();
    expect(panel.queryByDisplayValue(KEY)).not.toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Remove push service' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await panel.findByText('Not connected')).toBeVisible();
  });

  it('shows the error at the field and keeps the key', async () => {
    const fields = { serviceAccount: 'Google rejects this service account.' };
    const refused = mockEndpoint(pushService.save, () => errorResponse(400, fields.serviceAccount, { fields }));
    const { user, form } = await open(refused);
    await user.click(form.getByLabelText('JSON key file *'));
    await user.paste(KEY);
    await user.click(form.getByRole('button', { name: 'Save push service' }));
    expect(await form.findByText(fields.serviceAccount)).toBeVisible();
    expect(form.getByLabelText('JSON key file *')).toHaveValue(KEY);
  });

  it('shows why notifications are not delivered', async () => {
    const problem = 'The push service rejects the service account (403).';
    const { panel } = await open(...pushServiceHandlers(makePushService({ state: 'broken', driver: 'fcm', problem })));
    expect(panel.getByText(problem)).toBeVisible();
    expect(panel.getByText('Broken')).toBeVisible();
  });
});
