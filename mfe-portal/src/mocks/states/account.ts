import { openSessions } from '@skal/account/content/openSessions.ts';
import { passkeys } from '@skal/account/content/passkeys.ts';
import { secondFactor as codes } from '@skal/account/content/secondFactor.ts';
import { accountStates } from '@skal/account/mocks/states.ts';
import { openSession } from '@skal/contracts/openSession';
import { passkey } from '@skal/contracts/passkey';
import { secondFactor } from '@skal/contracts/secondFactor';
import { press, toast, write } from '@skal/shell-kit/mocks/states.ts';
import { assistant, widget } from '../../content/assistant.ts';
import { type PortalState, said, screen } from './screen.ts';

const path = '/dashboard#settings';

const failing = screen({ screen: 'Settings: account security', path, as: 'client' }, [
  {
    name: 'codes, passkeys and sessions did not load',
    answers: [
      [secondFactor.read, '500'],
      [passkey.list, '500'],
      [openSession.list, '500'],
    ],
    shows: said(openSessions.failed.title),
  },
  { name: 'passkeys did not load', answers: [[passkey.list, '500']], shows: said(passkeys.failed.title) },
  { name: 'codes did not load', answers: [[secondFactor.read, 'offline']], shows: said(codes.failed.title) },
  {
    name: 'a browser could not be signed out',
    answers: [[openSession.end, '500']],
    acts: [press(`${openSessions.end}: Safari on iPhone`)],
    shows: toast(openSessions.notEnded),
  },
]);

const opened = press(widget.open);
const asked = [write(assistant.message, 'How is my app doing?'), press(assistant.send)];

const helper = [
  // The dashboard's own navigation has a button of that name.
  ...screen({ screen: 'Assistant in the corner', path: '/content-management', as: 'client-busy' }, [
    { name: 'coming soon', path: '/dashboard', as: 'client', shows: { role: 'button', name: widget.name } },
    { name: 'closed', shows: { role: 'button', name: widget.open } },
    { name: 'open', acts: [opened], shows: { role: 'dialog', text: assistant.greeting } },
    { name: 'minimized', acts: [opened, press(widget.minimize)], shows: { role: 'dialog', text: widget.minimized } },
    { name: 'answering', acts: [opened, ...asked], shows: { role: 'dialog', text: 'How is my app doing?' } },
  ]),
  ...screen({ screen: 'Assistant, full chat', path: '/dashboard#ai-assistant', as: 'client-busy' }, [
    { name: 'nothing asked yet', shows: said(assistant.greeting) },
    { name: 'asked', acts: asked, shows: said('How is my app doing?') },
  ]),
];

export const accountAndHelp: PortalState[] = [
  ...accountStates<PortalState['as']>({ screen: 'Settings', path, as: 'client', equipped: 'client-busy' }),
  ...failing,
  ...helper,
];
