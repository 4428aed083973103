import { GATES_LIMIT, refusals, refusing, roundsIn } from './rounds.ts';

describe('of what is wrong in a copy, in the portal', () => {
  it.each(roundsIn('mfe-portal'))(
    '$name is refused by its gate, which says what it is',
    (round) => {
      expect(refusals(round, 'mfe-portal')).toEqual({ unsaid: [], refused: refusing(round) });
    },
    GATES_LIMIT,
  );
});
