import { expectConsoleOutput } from '@skal/jest/helpers/failOnConsole.ts';
import { screen } from '@testing-library/dom';
import { reportContractViolation } from './contractViolations.ts';

describe('a contract violation of a mock', () => {
  it('is shown on the page and on the console, and so is the next one', () => {
    expectConsoleOutput(/^console\.error: Contract violation: a: one$/, /Contract violation: b: two/);
    reportContractViolation('a: one');
    reportContractViolation('b: two');
    expect(screen.getByRole('alert')).toHaveTextContent('Contract violation: a: oneContract violation: b: two');
  });
});
