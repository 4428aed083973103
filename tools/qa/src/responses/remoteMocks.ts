import type { Mocks } from '@skal/shell-kit/mocks/mocks.ts';

/** The mocks of one remote, with its registry name. */
export interface RemoteMocks extends Mocks {
  readonly name: string;
}
