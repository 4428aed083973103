import { activeSessions } from '@skal/account/content/activeSessions.ts';
import { passkeys } from '@skal/account/content/passkeys.ts';
import { secondFactor as codes } from '@skal/account/content/secondFactor.ts';
import { accountScreenStates } from '@skal/account/mocks/screenStates.ts';
import { activeSession } from '@skal/contracts/account/activeSession';
import { passkey } from '@skal/contracts/account/passkey';
import { secondFactor } from '@skal/contracts/account/secondFactor';
import { click, fill, toast } from '@skal/shell-kit/mocks/states.ts';
import { assistant, panel } from '../../content/assistant/assistant.ts';
import { proposalNotice, proposals } from '../../content/assistant/proposals.ts';
import { widget } from '../../content/assistant/widget.ts';
import { pushCampaigns } from '../../content/sections/pushCampaigns.ts';
import { defineScreenStates, mainContains, type PortalScreenState } from './builders.ts';

const path = '/dashboard?section=settings';

const failing = defineScreenStates({ screen: 'Settings: account security', path, persona: 'client' }, [
  {
    name: 'codes, passkeys and sessions did not load',
    answers: [
      [secondFactor.read, '500'],
      [passkey.list, '500'],
      [activeSession.list, '500'],
    ],
    expects: mainContains(activeSessions.failed.title),
  },
  { name: 'passkeys did not load', answers: [[passkey.list, '500']], expects: mainContains(passkeys.failed.title) },
  { name: 'codes did not load', answers: [[secondFactor.read, 'offline']], expects: mainContains(codes.failed.title) },
  {
    name: 'a browser could not be signed out',
    answers: [[activeSession.revoke, '500']],
    actions: [click(`${activeSessions.end}: Safari on iPhone`)],
    expects: toast(activeSessions.notEnded),
  },
]);

const opened = click(widget.open);
const askSteps = [fill(assistant.message, 'How is my app doing?'), click(assistant.send)];

/** Asks for a form by a prompt, and opens it by the link of the reply. */
const prepareSteps = (form: keyof typeof proposals.forms, prompt: string) => [
  ...[click(prompt), click(assistant.send), click(proposals.forms[form].action, 'link')],
];
const preparePushSteps = prepareSteps('push', assistant.groups[0].prompts[0]);
const [addItem, addEvent] = panel.further;

const helper = [
  // The dashboard's navigation has a button of the same name.
  ...defineScreenStates({ screen: 'Assistant in the corner', path: '/content-management', persona: 'client-busy' }, [
    { name: 'coming soon', path: '/dashboard', persona: 'client', expects: { role: 'button', name: widget.name } },
    { name: 'closed', expects: { role: 'button', name: widget.open } },
    { name: 'open', actions: [opened], expects: { role: 'dialog', text: assistant.greeting } },
    {
      name: 'minimized',
      actions: [opened, click(panel.minimize)],
      expects: { role: 'dialog', text: panel.minimized },
    },
    { name: 'answering', actions: [opened, ...askSteps], expects: { role: 'dialog', text: 'How is my app doing?' } },
    {
      name: 'an item prepared',
      actions: [opened, click(panel.more), ...prepareSteps('item', addItem.label)],
      expects: { role: 'dialog', text: proposalNotice.title },
    },
    {
      name: 'an event prepared',
      actions: [opened, click(panel.more), ...prepareSteps('event', addEvent.label)],
      expects: { role: 'dialog', text: proposalNotice.title },
    },
  ]),
  ...defineScreenStates(
    { screen: 'Assistant, full chat', path: '/dashboard?section=ai-assistant', persona: 'client-busy' },
    [
      { name: 'nothing asked yet', expects: mainContains(assistant.greeting) },
      { name: 'asked', actions: askSteps, expects: mainContains('How is my app doing?') },
      { name: 'a notification prepared', actions: preparePushSteps, expects: mainContains(proposalNotice.title) },
      {
        name: 'a notification prepared for a form with text',
        path: '/dashboard?section=push-notifications',
        actions: [fill(pushCampaigns.compose.title, 'Mulled wine'), click('AI Assistant'), ...preparePushSteps],
        expects: mainContains(proposalNotice.ask),
      },
    ],
  ),
];

export const settingsStates: PortalScreenState[] = [
  ...accountScreenStates<PortalScreenState['persona']>({
    screen: 'Settings',
    path,
    persona: 'client',
    secured: 'client-busy',
  }),
  ...failing,
  ...helper,
];
