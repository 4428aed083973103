import type { Mocks } from './mocks.ts';
import { onScreen, type Sight, type State } from './states.ts';

/** What can be the matter with the files of a remote, or which stand-in is in its place, and what is seen then. */
const MATTERS: readonly (readonly [name: string, at: Pick<State, 'files' | 'version'>, shows: Sight])[] = [
  ['down', { files: 'down' }, { role: 'button', name: 'Try again' }],
  ['slow', { files: 'slow' }, { role: 'heading' }],
  ['corrupt', { files: 'corrupt' }, { role: 'button', name: 'Try again' }],
  ['mocked', { version: '0-mocked' }, { role: 'heading' }],
  ['broken', { version: '0-broken' }, { role: 'button', name: 'Try again' }],
];

/** The states that each remote has by being one: what its files and its stand-ins are like. */
export function fileStates({ name, people = {} }: Pick<Mocks, 'people'> & { name: string }): State[] {
  const [[as, { home }] = ['visitor', { home: '/' }]] = Object.entries(people);
  return onScreen({ screen: `Files of ${name}`, path: home, as }, [
    ...MATTERS.map(([matter, at, shows]) => ({ name: matter, ...at, shows })),
  ]);
}
