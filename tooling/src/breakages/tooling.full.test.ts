import { GATES_LIMIT, refusals, refusing, roundsIn } from './rounds.ts';

describe('of what is wrong in a copy, outside of remotes', () => {
  it.each(roundsIn())(
    '$name is refused by its gate, which says what it is',
    (round) => {
      expect(refusals(round)).toEqual({ unsaid: [], refused: refusing(round) });
    },
    GATES_LIMIT,
  );
});
