import { expectComplaint } from '@skal/jest/console.ts';
import { screen } from '@testing-library/dom';
import { tellLie } from './lies.ts';

describe('a lie of a mock in a tester’s page', () => {
  it('is told on the page and on the console, and so is the next one', () => {
    expectComplaint(/^console\.error: A mock lies: a: one$/, /A mock lies: b: two/);
    tellLie('a: one');
    tellLie('b: two');
    expect(screen.getByRole('alert')).toHaveTextContent('A mock lies: a: oneA mock lies: b: two');
  });
});
