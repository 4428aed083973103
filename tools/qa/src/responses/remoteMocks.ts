import type { Mocks } from '@skal/shell-kit/mocks/mocks.ts';

/** The mocks of one remote, by the name that the registry has for it. */
export interface RemoteMocks extends Mocks {
  readonly name: string;
}
