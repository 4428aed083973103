import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioGroupField } from './RadioGroupField.tsx';

const refusal = "Please fill out your phone number if you'd like us to call you.";

/** Like the consultation form: rejects a phone call without a number. */
function Preference() {
  const [value, setValue] = useState<string>();
  const [error, setError] = useState<string>();
  const choose = (next: string) => {
    if (next === 'call') return setError(refusal);
    setError(undefined);
    return setValue(next);
  };
  return (
    <form data-testid="form">
      <RadioGroupField
        legend="How would you like to be contacted?"
        name="contactPreference"
        required
        value={value}
        onValueChange={choose}
        options={[
          { value: 'email', label: 'Email', hint: 'Within 24 hours' },
          { value: 'call', label: 'Phone Call' },
        ]}
        error={error}
      />
    </form>
  );
}

const radio = (name: string) => screen.getByRole('radio', { name });
const sent = () => new FormData(screen.getByTestId<HTMLFormElement>('form')).get('contactPreference');

describe('RadioGroupField', () => {
  it('F5: is a named group of named options, none selected', () => {
    render(<Preference />);
    expect(screen.getByRole('radiogroup', { name: 'How would you like to be contacted? *' })).toBeRequired();
    expect(radio('Email')).not.toBeChecked();
    expect(radio('Email')).toHaveAccessibleDescription('Within 24 hours');
    expect(radio('Phone Call')).not.toBeChecked();
  });

  it('F8, F9: does not show or submit an option that the parent rejects', async () => {
    render(<Preference />);
    await userEvent.click(radio('Phone Call'));
    expect(radio('Phone Call')).not.toBeChecked();
    expect(sent()).toBeNull();
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(refusal);
  });

  it('F8: keeps the previous option when a new one is rejected', async () => {
    render(<Preference />);
    await userEvent.click(radio('Email'));
    await userEvent.click(screen.getByText('Phone Call'));
    expect(radio('Email')).toBeChecked();
    expect(radio('Phone Call')).not.toBeChecked();
    expect(sent()).toBe('email');
  });

  it('F10: removes the error with the next valid option', async () => {
    render(<Preference />);
    await userEvent.click(radio('Phone Call'));
    await userEvent.click(radio('Email'));
    expect(screen.queryByText(refusal)).not.toBeInTheDocument();
  });
});

describe('a group of tiles', () => {
  const options = [
    { value: 'bar', label: 'Wine bar' },
    { value: 'cafe', label: 'Café' },
    { value: 'closed', label: 'Closed', disabled: true },
    { value: 'winery', label: 'Winery' },
  ];

  function Contact() {
    const [value, setValue] = useState<string>();
    return (
      <>
        <RadioGroupField legend="Contact" name="contact" onValueChange={setValue} {...{ options, value }} />
        <button type="button">After</button>
      </>
    );
  }

  it('is one tab stop; arrows select, wrap around, and skip disabled options', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Contact />);
    await user.tab();
    expect(radio('Wine bar')).toHaveFocus();
    for (const [key, name] of [
      ['ArrowDown', 'Café'],
      ['ArrowRight', 'Winery'],
      ['ArrowDown', 'Wine bar'],
    ] as const) {
      // Keep the key down until its release: the selection follows the focus, which moves a moment after the press.
      await user.keyboard(`{${key}>}`);
      await waitFor(() => expect(radio(name)).toHaveFocus());
      await user.keyboard(`{/${key}}`);
      expect(radio(name)).toBeChecked();
    }
    await user.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(radio('Wine bar')).toHaveFocus();
  });

  it('is selected by a press anywhere on an enabled tile', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Contact />);
    await user.click(screen.getByText('Café'));
    expect(radio('Café')).toBeChecked();
    await user.click(screen.getByText('Closed'));
    expect(radio('Closed')).not.toBeChecked();
    expect(radio('Café')).toBeChecked();
  });
});
