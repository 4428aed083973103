import { draftNotice } from '@skal/forms/content/draft.ts';
import { pageAnew, press, toast, write } from '@skal/shell-kit/mocks/states.ts';
import { consultationForm } from '../../content/consultation.ts';
import { contactForm } from '../../content/contact.ts';
import { passkeyWay } from '../../content/signIn.ts';
import { opened } from './listed.ts';
import { type MarketingState, said, site } from './screen.ts';

const as = 'visitor';
const byPasskey = [press(passkeyWay.label)];

const login = site({ screen: 'Log in by passkey', path: '/login', as }, [
  { name: 'the device was not unlocked', device: 'refusing', acts: byPasskey, shows: toast('No passkey was used') },
]);

const drafts = [
  ...site({ screen: 'Contact form', path: '/contact', as }, [
    {
      name: 'a draft that is back',
      acts: [write(contactForm.message, 'When are you there?'), pageAnew],
      shows: said(draftNotice.restored),
    },
  ]),
  ...site({ screen: 'Consultation popup', path: '/about', as }, [
    {
      name: 'a draft that is back',
      acts: [opened, write(consultationForm.challenges, 'More guests on Mondays'), pageAnew, opened],
      shows: { role: 'dialog', text: draftNotice.restored },
    },
  ]),
];

const menu = site({ screen: 'Menu of a phone', path: '/', as }, [
  { name: 'open', narrow: true, acts: [press('Open menu')], shows: { role: 'dialog', name: 'Menu' } },
  {
    name: 'open on another page',
    path: '/about',
    narrow: true,
    acts: [press('Open menu')],
    shows: { role: 'dialog', name: 'Menu' },
  },
]);

/** What takes a device, a narrow page, or a way back to a form. */
export const moreStates: MarketingState[] = [...login, ...drafts, ...menu];
