import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { country, PhoneForm as Form, number, numbering } from '../../testing/phoneForm.tsx';

describe('parsing a whole number', () => {
  it.each(['+46 12 34 56 78', '0046 12345678', '(+46) 12345678', 'tel:+4612345678'])(
    'reads %s when it was typed and the field is left',
    async (text) => {
      render(<Form />);
      await userEvent.type(number(), text);
      await userEvent.tab();
      expect(country()).toHaveValue('+46');
      expect(number()).toHaveValue('12 34 56 78');
    },
  );

  it.each([
    ['+358 40 1234567', '+358 40 1234567', 'This country is not in the list.'],
    ['\u202a+358 40 1234567\u202c', '+358 40 1234567', 'This country is not in the list.'],
    ['12 34 56 78 9', '12 34 56 78 9', 'This has too many digits.'],
  ])('keeps %j with the reason for its rejection until it is edited', async (text, expected, sentence) => {
    render(<Form />);
    await userEvent.click(number());
    await userEvent.paste(text);
    expect(number()).toHaveValue(expected);
    expect(number()).toHaveAccessibleDescription(sentence);
    await userEvent.clear(number());
    expect(number()).toHaveValue('');
    expect(number()).toBeValid();
  });

  it('keeps a number until the rules are loaded, then parses it, and reports a failed load', async () => {
    const { parse, ...simple } = numbering;
    const { rerender } = render(<Form rules={simple} />);
    await userEvent.click(number());
    await userEvent.paste('+46 12 34 56 78');
    expect(number()).toHaveValue('+46 12 34 56 78');
    rerender(<Form rules={{ ...simple, unavailableMessage: 'The rules did not load.' }} />);
    expect(number()).toHaveAccessibleDescription('The rules did not load.');
    rerender(<Form rules={numbering} />);
    await userEvent.tab();
    expect(country()).toHaveValue('+46');
    expect(number()).toHaveValue('12 34 56 78');
  });
});
