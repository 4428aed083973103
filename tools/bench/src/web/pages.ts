import type { DEMO } from '../accounts.ts';

/** An element of a page: the first visible one that matches. */
export interface Target {
  readonly selector: string;
  /** What its text contains. */
  readonly text?: string;
}

/** A page to measure. */
export interface WebPage {
  readonly path: string;
  /** The demo account that opens it; none for a public page. */
  readonly account?: keyof typeof DEMO;
  /** The first figure or control of the section itself: neither heading nor frame nor placeholder. */
  readonly content: Target;
  /** The first control that script answers. */
  readonly control: Target;
  /** What a press on the control makes visible. */
  readonly effect: Target;
  /** What takes the effect back: a key, or another element to press. */
  readonly undo: Target | 'Escape';
}

const DIALOG: Target = { selector: '[role=dialog]' };
const DIALOG_BUTTON: Target = { selector: 'main button[aria-haspopup=dialog]' };
const tab = (place: number, state = ''): Target => ({ selector: `main [role=tab]:nth-child(${place})${state}` });
/** The value of a metric's tile, after its label. */
const METRIC = 'span + span > span:only-child';

export const PAGES: readonly WebPage[] = [
  { path: '/', content: DIALOG_BUTTON, control: DIALOG_BUTTON, effect: DIALOG, undo: 'Escape' },
  { path: '/solutions', content: DIALOG_BUTTON, control: DIALOG_BUTTON, effect: DIALOG, undo: 'Escape' },
  {
    path: '/contact',
    content: { selector: 'main form input:not([type=hidden])' },
    control: { selector: 'main form button', text: 'Send Message' },
    effect: { selector: 'main form [aria-invalid=true]' },
    undo: { selector: 'main form textarea' },
  },
  {
    path: '/dashboard',
    account: 'live',
    content: { selector: `main ${METRIC}` },
    // The section itself has no control.
    control: { selector: 'header button[aria-haspopup=dialog]' },
    effect: DIALOG,
    undo: 'Escape',
  },
  {
    path: '/dashboard?section=support',
    account: 'client',
    content: { selector: 'main form input:not([type=hidden])' },
    control: tab(2),
    effect: tab(2, '[aria-selected=true]'),
    undo: tab(1),
  },
  {
    path: '/admin',
    account: 'operator',
    content: { selector: `[role=tabpanel][data-state=active] ${METRIC}` },
    control: tab(3),
    effect: tab(3, '[aria-selected=true]'),
    undo: tab(1),
  },
  {
    path: '/admin?tab=clients',
    account: 'operator',
    content: { selector: '[role=tabpanel][data-state=active] tbody a' },
    control: { selector: '[role=tabpanel][data-state=active] button[aria-haspopup=dialog]' },
    effect: DIALOG,
    undo: 'Escape',
  },
];
