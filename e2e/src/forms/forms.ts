import type { Form } from './form.ts';
import { live } from './live.ts';
import { operator } from './operator.ts';
import { visitor } from './visitor.ts';

/** The kinds of people that have forms of their own. */
export type Kind = 'visitor' | 'live' | 'operator';

/** Every form of the product that can be sent. */
export const forms: Readonly<Record<Kind, readonly Form[]>> = { visitor, live, operator };
