import type { Mocks } from './mocks.ts';
import { type ExpectedElement, type ScreenState, screenStates } from './states.ts';

/** Faults of a remote's files, stub versions, and what is shown then. */
const FAULTS: readonly (readonly [
  name: string,
  at: Pick<ScreenState, 'files' | 'version'>,
  expects: ExpectedElement,
])[] = [
  ['down', { files: 'down' }, { role: 'button', name: 'Try again' }],
  ['slow', { files: 'slow' }, { role: 'heading' }],
  ['corrupt', { files: 'corrupt' }, { role: 'button', name: 'Try again' }],
  ['mocked', { version: '0-mocked' }, { role: 'heading' }],
  ['broken', { version: '0-broken' }, { role: 'button', name: 'Try again' }],
];

/** The states that every remote has: faults of its files, and stub versions. */
export function assetStates({ name, personas = {} }: Pick<Mocks, 'personas'> & { name: string }): ScreenState[] {
  const [[persona, { home }] = ['visitor', { home: '/' }]] = Object.entries(personas);
  return screenStates({ screen: `Files of ${name}`, path: home, persona }, [
    ...FAULTS.map(([matter, at, expects]) => ({ name: matter, ...at, expects })),
  ]);
}
