import { openCircuitBreaker } from './circuitBreaker.ts';

describe('the circuit breaker of a release', () => {
  let now = 0;
  const open = () => {
    now = 0;
    const breaker = openCircuitBreaker(() => now);
    const fail = (times: number) => {
      for (let index = 1; index <= times; index++) breaker.failed('a', `failure ${index}`);
    };
    return { ...breaker, fail };
  };

  it('pauses a release after three failures in a row, and no other', () => {
    const { fail, failureOf } = open();
    fail(2);
    expect(failureOf('a')).toBeNull();
    fail(1);
    expect(failureOf('a')).toMatchObject({ error: 'failure 1' });
    expect(failureOf('b')).toBeNull();
  });

  it('counts only failures in a row', () => {
    const { fail, succeeded, failureOf } = open();
    fail(2);
    succeeded('a');
    fail(2);
    expect(failureOf('a')).toBeNull();
  });

  it('allows one attempt after the pause, whose outcome decides', () => {
    const { fail, succeeded, failureOf } = open();
    fail(3);
    now = 10_000;
    expect(failureOf('a')).toBeNull();
    expect(failureOf('a')).not.toBeNull();
    fail(1);
    expect(failureOf('a')).not.toBeNull();
    now = 20_000;
    expect(failureOf('a')).toBeNull();
    succeeded('a');
    expect(failureOf('a')).toBeNull();
  });
});
