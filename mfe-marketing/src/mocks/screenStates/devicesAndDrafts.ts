import { draftNotice } from '@skal/forms/content/draftNotice.ts';
import { click, fill, reloadPage, toast } from '@skal/shell-kit/mocks/states.ts';
import { passkeyCopy } from '../../content/auth/signIn.ts';
import { consultationForm } from '../../content/forms/consultation.ts';
import { contactForm } from '../../content/pages/contact.ts';
import { defineScreenStates, type MarketingScreenState, mainContains } from './builders.ts';
import { openConsultation } from './pagesAndForms.ts';

const persona = 'visitor';
const byPasskey = [click(passkeyCopy.label)];

const login = defineScreenStates({ screen: 'Log in by passkey', path: '/login', persona }, [
  {
    name: 'the device was not unlocked',
    device: 'refusing',
    actions: byPasskey,
    expects: toast('No passkey was used. Try again, or sign in with your password.'),
  },
]);

const drafts = [
  ...defineScreenStates({ screen: 'Contact form', path: '/contact', persona }, [
    {
      name: 'a draft that is back',
      actions: [fill(contactForm.message, 'When are you there?'), reloadPage],
      expects: mainContains(draftNotice.restored),
    },
  ]),
  ...defineScreenStates({ screen: 'Consultation popup', path: '/about', persona }, [
    {
      name: 'a draft that is back',
      actions: [
        openConsultation,
        fill(consultationForm.challenges, 'More guests on Mondays'),
        reloadPage,
        openConsultation,
      ],
      expects: { role: 'dialog', text: draftNotice.restored },
    },
  ]),
];

const menu = defineScreenStates({ screen: 'Menu of a phone', path: '/', persona }, [
  { name: 'open', isNarrowOnly: true, actions: [click('Open menu')], expects: { role: 'dialog', name: 'Menu' } },
  {
    name: 'open on another page',
    path: '/about',
    isNarrowOnly: true,
    actions: [click('Open menu')],
    expects: { role: 'dialog', name: 'Menu' },
  },
]);

/** UI states of passkey devices, narrow pages, and restored drafts. */
export const deviceAndDraftStates: MarketingScreenState[] = [...login, ...drafts, ...menu];
