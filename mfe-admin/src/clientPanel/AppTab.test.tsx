import { jest } from '@jest/globals';
import { session } from '@skal/contracts/account/session';
import { adminLogo } from '@skal/contracts/client/logo';
import { adminIntegration } from '@skal/contracts/integration/integrationState';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { makeSession } from '@skal/shell-kit/mocks/session.ts';
import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { milestoneHandlers, sampleMilestones } from '../mocks/clientDetails.ts';
import { makeClient } from '../mocks/clients.ts';
import { clientHandlers, handlers } from '../mocks/handlers.ts';
import { scenarios } from '../mocks/scenarios.ts';
import { renderAdmin } from '../testing/renderAdmin.tsx';

const server = mockNetwork(...handlers);

/** Opens the App tab of a client with three milestones. */
async function open() {
  const client = makeClient({ businessName: 'Bar Syd', email: 'syd@skal.example' });
  server.use(...clientHandlers([client]), ...milestoneHandlers(sampleMilestones()));
  const opened = await renderAdmin(`?tab=clients&client=${client.id}&panel=app`);
  const panel = within(await screen.findByRole('dialog', { name: 'Bar Syd' }));
  await panel.findByText('Contract');
  return { ...opened, panel };
}

describe('the launch of an app', () => {
  it('confirms the launch with open items and effects, and can undo it', async () => {
    const { user, panel, toast } = await open();
    const checks = panel.getAllByRole('listitem').slice(0, 4);
    expect(checks.map((item) => item.textContent)).toEqual([
      'App Store linkTo do',
      'Google Play linkTo do',
      'Features chosenReady',
      'Every milestone completedTo do',
    ]);
    await user.click(panel.getByRole('button', { name: 'Mark app as live' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Mark the app of Bar Syd as live?' }));
    expect(question.getByText(/overlays disappear.*An email is sent to syd@skal\.example/)).toBeInTheDocument();
    expect(
      question.getByText(/Not done yet: App Store link, Google Play link, Every milestone completed\.$/),
    ).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Mark as live' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'App Is Live', variant: 'success' }));
    expect(await panel.findByText(/^Live since /)).toBeInTheDocument();
    await user.click(await panel.findByRole('button', { name: 'Undo the launch' }));
    await waitFor(() => expect(toast()?.title).toBe('Launch Undone'));
    expect(await panel.findByRole('button', { name: 'Mark app as live' })).toBeInTheDocument();
  });

  it('8.2.1: shows support the checklist, and that only an owner can launch', async () => {
    server.use(mockEndpoint(session.read, () => makeSession('admin', { role: 'support' })));
    const { panel } = await open();
    expect(panel.getByText('Only an owner can mark an app as live.')).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Mark app as live' })).not.toBeInTheDocument();
  });
});

describe('the timeline of an app', () => {
  const steps = (panel: Awaited<ReturnType<typeof open>>['panel']) =>
    panel.getAllByRole('button', { name: /^Remove: / }).map((button) => button.getAttribute('aria-label')?.slice(8));

  it('K11: adds, completes, moves and removes a milestone', async () => {
    const { user, panel } = await open();
    expect(panel.getByText("The client's turn · Expected 30 Nov 2026")).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Add Milestone' }));
    const form = within(panel.getByRole('form', { name: 'Add Milestone' }));
    await user.click(form.getByRole('button', { name: 'Save Milestone' }));
    expect(await form.findByText('A title is required')).toBeInTheDocument();
    await act(async () => form.getByLabelText(/^Title/).focus());
    await user.paste('Approval');
    await user.click(form.getByRole('button', { name: 'Save Milestone' }));
    await waitFor(() => expect(steps(panel)).toEqual(['Contract', 'Design', 'Launch', 'Approval']));

    await user.click(panel.getByRole('button', { name: 'Move up: Approval' }));
    await waitFor(() => expect(steps(panel)).toEqual(['Contract', 'Design', 'Approval', 'Launch']));
    await user.click(panel.getByRole('button', { name: 'Complete: Design' }));
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Complete: Design' })).not.toBeInTheDocument());
    jest.spyOn(window, 'confirm').mockReturnValue(true);
    await user.click(panel.getByRole('button', { name: 'Remove: Contract' }));
    await waitFor(() => expect(steps(panel)).toEqual(['Design', 'Approval', 'Launch']));
  });

  it('K8: accepts store links of the two stores only', async () => {
    const { user, panel, toast } = await open();
    const links = within(panel.getByRole('form', { name: 'Store links' }));
    await act(async () => links.getByLabelText('App Store').focus());
    await user.paste('https://apps.apple.com.evil.example/app');
    await user.click(links.getByRole('button', { name: 'Save Links' }));
    expect(await links.findByText('Please enter a link that starts with https://apps.apple.com/')).toBeVisible();
    await user.clear(links.getByLabelText('App Store'));
    await user.paste('https://apps.apple.com/dk/app/id1');
    await user.click(links.getByRole('button', { name: 'Save Links' }));
    await waitFor(() => expect(toast()?.title).toBe('Links Saved'));
    expect(await panel.findByText('App Store link')).toBeInTheDocument();
    await waitFor(() => expect(panel.getAllByText('Ready')).toHaveLength(2));
  });

  it('T21: sets the status of an integration by its platform name', async () => {
    const { user, panel, toast } = await open();
    const list = within(await panel.findByRole('list', { name: 'Integrations' }));
    expect(list.getAllByRole('combobox')).toHaveLength(8);
    await user.selectOptions(list.getByRole('combobox', { name: 'MitID' }), 'Connected');
    await waitFor(() => expect(list.getByRole('combobox', { name: 'MitID' })).toHaveValue('connected'));
    server.use(mockEndpoint(adminIntegration.change, () => errorResponse(404, 'This client no longer exists.')));
    await user.selectOptions(list.getByRole('combobox', { name: 'Dinero' }), 'Requested');
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Not Changed', description: 'This client no longer exists.' }),
    );
    expect(list.getByRole('combobox', { name: 'Dinero' })).toHaveValue('none');
  });

  it('uploads, shows and removes a logo, and shows the server’s error', async () => {
    const { user, panel, toast } = await open();
    expect(panel.getByText('No logo yet.')).toBeInTheDocument();
    const choose = () =>
      user.upload(panel.getByLabelText('New logo'), new File(['x'], 'logo.png', { type: 'image/png' }));
    await choose();
    expect(await panel.findByRole('img', { name: 'Logo of Bar Syd' })).toHaveAttribute(
      'src',
      expect.stringContaining('/logo?'),
    );
    expect(toast()).toMatchObject({ title: 'Logo Saved', variant: 'success' });
    await user.click(panel.getByRole('button', { name: 'Remove logo' }));
    expect(await panel.findByText('No logo yet.')).toBeInTheDocument();
    server.use(mockEndpoint(adminLogo.upload, () => errorResponse(400, 'A logo must be a PNG or JPEG image.')));
    await choose();
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Error', description: 'A logo must be a PNG or JPEG image.' }),
    );
  });

  it('R13: shows a load error of the client and retries', async () => {
    server.use(...scenarios['500']);
    const { user } = await renderAdmin('?tab=analytics&client=01999999-0000-7000-8000-000000000000');
    const panel = within(await screen.findByRole('dialog', { name: 'Client' }));
    expect(await panel.findByText('The client could not be loaded')).toBeInTheDocument();
    server.resetHandlers();
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Client not found' })).toBeInTheDocument();
  });
});
