import type { Endpoint } from '@skal/contracts/http/endpoint';

/** An element that the screen shows, by role. */
export interface ExpectedElement {
  readonly role: string;
  /** Part of its accessible name. */
  readonly name?: string;
  /** Part of its text. */
  readonly text?: string;
}

/** A user action on a page, by accessible names. */
export type UserAction =
  | { readonly press: string; readonly role: string; readonly inside?: string }
  | { readonly write: string; readonly into: string }
  | { readonly choose: string; readonly of: string }
  | { readonly attach: string; readonly to: string; readonly bytes: number }
  | { readonly ends: 'session' }
  | { readonly reload: 'page' };

/** State of the authenticator of a passkey: it works, the user cancels, or it has one already. */
export type AuthenticatorState = 'unlocked' | 'refusing' | 'taken';

/** An endpoint of the contracts. */
export type EndpointRef = Pick<Endpoint, 'method' | 'path'>;

/** A state of a screen: address, user, mocked responses, actions, and what is shown. */
export interface ScreenState<Person extends string = string, Scenario extends string = string> {
  /** Name of the screen in the specification. */
  readonly screen: string;
  readonly name: string;
  /** With query and hash. */
  readonly path: string;
  readonly persona: Person;
  /** `ok` by default. */
  readonly scenario?: Scenario;
  /** Scenarios of single endpoints. */
  readonly answers?: readonly (readonly [EndpointRef, Scenario])[];
  /** Outcomes of calls, by scenario name. */
  readonly outcomes?: readonly (readonly [EndpointRef, string])[];
  /** Fault of the remote's files. */
  readonly files?: 'down' | 'slow' | 'corrupt';
  /** Version of the remote if it is not the live one. */
  readonly version?: string;
  /** Fake authenticator of passkeys. */
  readonly device?: AuthenticatorState;
  /** Exists on narrow pages only. */
  readonly isNarrowOnly?: true;
  readonly actions?: readonly UserAction[];
  readonly expects: ExpectedElement;
}

/**
 * Clicks the element with this name: `click('Send')`, `click('My Tickets', 'tab')`, `click('Add', 'button', 'dialog')`.
 */
export const click = (name: string, role = 'button', inside?: string): UserAction => ({
  ...{ press: name, role },
  ...(inside && { inside }),
});

/** Types into the field with this label. */
export const fill = (into: string, text: string): UserAction => ({ write: text, into });

/** Selects an option of the list with this label. */
export const choose = (of: string, option: string): UserAction => ({ choose: option, of });

/** Attaches a file of this name and size. */
export const attachFile = (to: string, file: string, bytes = 1): UserAction => ({ attach: file, to, bytes });

/** The session expires, as if ended by another browser: the next call of the page is rejected. */
export const expireSession: UserAction = { ends: 'session' };

/** The page is reloaded: only the browser's storage stays. */
export const reloadPage: UserAction = { reload: 'page' };

/** A heading with this name. */
export const heading = (name: string): ExpectedElement => ({ role: 'heading', name });

/** A toast with this text. */
export const toast = (text: string): ExpectedElement => ({ role: 'listitem', text });

/** A dialog with this name. */
export const dialog = (name: string): ExpectedElement => ({ role: 'dialog', name });

type ScreenLocation<Person extends string> = Pick<ScreenState<Person>, 'screen' | 'path' | 'persona'>;

/** The states of one screen; each may override path and user. */
export const screenStates = <Person extends string, Scenario extends string>(
  place: ScreenLocation<Person>,
  states: readonly (Omit<ScreenState<Person, Scenario>, keyof ScreenLocation<Person>> &
    Partial<ScreenLocation<Person>>)[],
): ScreenState<Person, Scenario>[] => states.map((state) => ({ ...place, ...state }));

/** The name of a state in a link. */
export const stateSlug = ({ screen, name }: Pick<ScreenState, 'screen' | 'name'>): string =>
  `${screen} ${name}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
