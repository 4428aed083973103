import type { Endpoint } from '@skal/contracts/endpoint';

/** What somebody would look for on the screen, by its role. */
export interface Sight {
  readonly role: string;
  /** In its accessible name. */
  readonly name?: string;
  /** In its text. */
  readonly text?: string;
}

/** What somebody does with a page, by what things are called on it. */
export type Act =
  | { readonly press: string; readonly role: string; readonly inside?: string }
  | { readonly write: string; readonly into: string }
  | { readonly choose: string; readonly of: string }
  | { readonly attach: string; readonly to: string; readonly bytes: number }
  | { readonly ends: 'session' }
  | { readonly anew: 'page' };

/** What a device answers that is asked for a passkey: it makes or shows one, its owner says no, or it has one already. */
export type Device = 'unlocked' | 'refusing' | 'taken';

/** A call, as the contracts have it. */
export type Call = Pick<Endpoint, 'method' | 'path'>;

/** A state of a screen: where it is, for whom, how calls are answered, what is done there, and what is seen then. */
export interface State<Person extends string = string, Scenario extends string = string> {
  /** The screen as the specification calls it. */
  readonly screen: string;
  readonly name: string;
  /** With its query and hash. */
  readonly path: string;
  readonly as: Person;
  /** `ok` where none is named. */
  readonly scenario?: Scenario;
  /** Which scenario answers single endpoints. */
  readonly answers?: readonly (readonly [Call, Scenario])[];
  /** What became of which calls, in the words of the scenarios. */
  readonly of?: readonly (readonly [Call, string])[];
  /** What is the matter with the files of the remote. */
  readonly files?: 'down' | 'slow' | 'corrupt';
  /** Which version of the remote is looked at, where it is not the live one. */
  readonly version?: string;
  /** What stands in for the device that is asked for a passkey. */
  readonly device?: Device;
  /** There is such a thing on a narrow page only. */
  readonly narrow?: true;
  readonly acts?: readonly Act[];
  readonly shows: Sight;
}

/** Presses what has this name: `press('Send')`, `press('My Tickets', 'tab')`, `press('Add', 'button', 'dialog')`. */
export const press = (name: string, role = 'button', inside?: string): Act => ({
  ...{ press: name, role },
  ...(inside && { inside }),
});

/** Writes into the field with this label. */
export const write = (into: string, text: string): Act => ({ write: text, into });

/** Chooses an option of the list with this label. */
export const choose = (of: string, option: string): Act => ({ choose: option, of });

/** Attaches a file of this name and size. */
export const attach = (to: string, file: string, bytes = 1): Act => ({ attach: file, to, bytes });

/** The session ends, as by another browser: whatever the page asks for next is refused. */
export const sessionEnds: Act = { ends: 'session' };

/** The page is loaded anew, as by its reader: what the browser keeps stays, and all else is forgotten. */
export const pageAnew: Act = { anew: 'page' };

/** A heading that is called so. */
export const heading = (name: string): Sight => ({ role: 'heading', name });

/** A toast that says so. */
export const toast = (text: string): Sight => ({ role: 'listitem', text });

/** A dialog that is called so. */
export const dialog = (name: string): Sight => ({ role: 'dialog', name });

type Place<Person extends string> = Pick<State<Person>, 'screen' | 'path' | 'as'>;

/** The states of one screen; one of them may be at another address, or somebody else's. */
export const onScreen = <Person extends string, Scenario extends string>(
  place: Place<Person>,
  states: readonly (Omit<State<Person, Scenario>, keyof Place<Person>> & Partial<Place<Person>>)[],
): State<Person, Scenario>[] => states.map((state) => ({ ...place, ...state }));

/** A state's name in a link. */
export const slugOf = ({ screen, name }: Pick<State, 'screen' | 'name'>): string =>
  `${screen} ${name}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
