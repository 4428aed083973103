import type { Endpoint } from '@skal/contracts/http/endpoint';

/** What somebody would look for on the screen, by its role. */
export interface ExpectedElement {
  readonly role: string;
  /** In its accessible name. */
  readonly name?: string;
  /** In its text. */
  readonly text?: string;
}

/** What somebody does with a page, by what things are called on it. */
export type UserAction =
  | { readonly press: string; readonly role: string; readonly inside?: string }
  | { readonly write: string; readonly into: string }
  | { readonly choose: string; readonly of: string }
  | { readonly attach: string; readonly to: string; readonly bytes: number }
  | { readonly ends: 'session' }
  | { readonly anew: 'page' };

/** What a device answers that is asked for a passkey: it makes or shows one, its owner says no, or it has one already. */
export type AuthenticatorState = 'unlocked' | 'refusing' | 'taken';

/** A call, as the contracts have it. */
export type EndpointRef = Pick<Endpoint, 'method' | 'path'>;

/** A state of a screen: where it is, for whom, how calls are answered, what is done there, and what is seen then. */
export interface ScreenState<Person extends string = string, Scenario extends string = string> {
  /** The screen as the specification calls it. */
  readonly screen: string;
  readonly name: string;
  /** With its query and hash. */
  readonly path: string;
  readonly persona: Person;
  /** `ok` where none is named. */
  readonly scenario?: Scenario;
  /** Which scenario answers single endpoints. */
  readonly answers?: readonly (readonly [EndpointRef, Scenario])[];
  /** What became of which calls, in the words of the scenarios. */
  readonly outcomes?: readonly (readonly [EndpointRef, string])[];
  /** What is the matter with the files of the remote. */
  readonly files?: 'down' | 'slow' | 'corrupt';
  /** Which version of the remote is looked at, where it is not the live one. */
  readonly version?: string;
  /** What stands in for the device that is asked for a passkey. */
  readonly device?: AuthenticatorState;
  /** There is such a thing on a narrow page only. */
  readonly narrow?: true;
  readonly actions?: readonly UserAction[];
  readonly expects: ExpectedElement;
}

/** Presses what has this name: `press('Send')`, `press('My Tickets', 'tab')`, `press('Add', 'button', 'dialog')`. */
export const click = (name: string, role = 'button', inside?: string): UserAction => ({
  ...{ press: name, role },
  ...(inside && { inside }),
});

/** Writes into the field with this label. */
export const fill = (into: string, text: string): UserAction => ({ write: text, into });

/** Chooses an option of the list with this label. */
export const choose = (of: string, option: string): UserAction => ({ choose: option, of });

/** Attaches a file of this name and size. */
export const attachFile = (to: string, file: string, bytes = 1): UserAction => ({ attach: file, to, bytes });

/** The session ends, as by another browser: whatever the page asks for next is refused. */
export const expireSession: UserAction = { ends: 'session' };

/** The page is loaded anew, as by its reader: what the browser keeps stays, and all else is forgotten. */
export const reloadPage: UserAction = { anew: 'page' };

/** A heading that is called so. */
export const heading = (name: string): ExpectedElement => ({ role: 'heading', name });

/** A toast that says so. */
export const toast = (text: string): ExpectedElement => ({ role: 'listitem', text });

/** A dialog that is called so. */
export const dialog = (name: string): ExpectedElement => ({ role: 'dialog', name });

type ScreenLocation<Person extends string> = Pick<ScreenState<Person>, 'screen' | 'path' | 'persona'>;

/** The states of one screen; one of them may be at another address, or somebody else's. */
export const screenStates = <Person extends string, Scenario extends string>(
  place: ScreenLocation<Person>,
  states: readonly (Omit<ScreenState<Person, Scenario>, keyof ScreenLocation<Person>> &
    Partial<ScreenLocation<Person>>)[],
): ScreenState<Person, Scenario>[] => states.map((state) => ({ ...place, ...state }));

/** A state's name in a link. */
export const stateSlug = ({ screen, name }: Pick<ScreenState, 'screen' | 'name'>): string =>
  `${screen} ${name}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
