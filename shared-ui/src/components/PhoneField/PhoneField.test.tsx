import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { caretAt, country, PhoneForm as Form, number } from '../../testing/phoneForm.tsx';

describe('PhoneField', () => {
  it('F14: has a group label, a labelled tel input and a country select, with the wire’s field names', () => {
    render(<Form />);
    expect(screen.getByRole('group', { name: 'Phone Number' })).toContainElement(number());
    expect(number()).toHaveAttribute('type', 'tel');
    expect(number()).toHaveAttribute('name', 'phone');
    expect(country()).toHaveAttribute('name', 'countryCode');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Denmark +45',
      'Sweden +46',
      'Austria +43',
    ]);
  });

  it('F15, F16: keeps digits, groups them while typing and stops at the longest number with a message', async () => {
    render(<Form />);
    await userEvent.type(number(), '12a34-5678');
    expect(number()).toBeValid();
    await userEvent.keyboard('999');
    expect(number()).toHaveValue('12 34 56 78');
    expect(number()).toHaveAccessibleDescription('No more digits in +45.');
    await userEvent.keyboard('{Backspace}');
    expect(number()).toHaveValue('12 34 56 7');
    expect(number()).toBeValid();
  });

  it('a rejected key in the middle changes neither number nor caret', async () => {
    render(<Form />);
    await userEvent.type(number(), '12345678');
    caretAt(5);
    await userEvent.keyboard('9');
    expect(number()).toHaveValue('12 34 56 78');
    expect(number().selectionStart).toBe(5);
  });

  it('F12, F22: selecting a country clears the number and shows its example', async () => {
    render(<Form />);
    await userEvent.type(number(), '1234');
    await userEvent.selectOptions(country(), '+43');
    expect(number()).toHaveValue('');
    expect(number()).toHaveAttribute('placeholder', 'Phone number');
  });

  it('T13: the caret keeps its place among the digits when one is typed in the middle', async () => {
    render(<Form />);
    await userEvent.type(number(), '124567');
    caretAt(2);
    await userEvent.keyboard('3');
    expect(number()).toHaveValue('12 34 56 7');
    expect(number().selectionStart).toBe(4);
  });

  it('T13: backspace over a space deletes the digit before it, delete the one after it', async () => {
    render(<Form />);
    await userEvent.type(number(), '12345678');
    caretAt(3);
    await userEvent.keyboard('{Backspace}');
    expect(number()).toHaveValue('13 45 67 8');
    expect(number().selectionStart).toBe(1);
    caretAt(2);
    await userEvent.keyboard('{Delete}');
    expect(number()).toHaveValue('13 56 78');
    expect(number().selectionStart).toBe(2);
  });

  it('a non-digit changes neither number nor caret', async () => {
    render(<Form />);
    await userEvent.type(number(), '1234');
    caretAt(1);
    await userEvent.keyboard('+');
    expect(number()).toHaveValue('12 34');
    expect(number().selectionStart).toBe(1);
  });

  it.each(['+46 12 34 56 78', '0046 12345678'])(
    'T13: pasting %s chooses the country and leaves its code out',
    async (text) => {
      render(<Form />);
      await userEvent.click(number());
      await userEvent.paste(text);
      expect(country()).toHaveValue('+46');
      expect(number()).toHaveValue('12 34 56 78');
    },
  );

  it('a paste without a country code keeps the selected country', async () => {
    render(<Form />);
    await userEvent.click(number());
    await userEvent.paste('12345678');
    expect(country()).toHaveValue('+45');
    expect(number()).toHaveValue('12 34 56 78');
  });

  it('T13: autofill may set the country as well', () => {
    render(<Form />);
    fireEvent.change(number(), { target: { value: '+4612345678' } });
    expect(country()).toHaveValue('+46');
    expect(number()).toHaveValue('12 34 56 78');
  });

  it('shows its error and reports blur', async () => {
    const onBlur = jest.fn();
    render(<Form onBlur={onBlur} error="Please fill out your phone number if you'd like us to call you." />);
    expect(number()).toBeInvalid();
    expect(number()).toHaveAccessibleDescription("Please fill out your phone number if you'd like us to call you.");
    await userEvent.click(number());
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalled();
  });
});
