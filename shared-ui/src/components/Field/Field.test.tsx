import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './choice/Checkbox.tsx';
import { SelectField } from './choice/SelectField.tsx';
import { Switch } from './choice/Switch.tsx';
import { PasswordField } from './text/PasswordField.tsx';
import { SearchBox } from './text/SearchBox.tsx';
import { TextAreaField } from './text/TextAreaField.tsx';
import { TextField } from './text/TextField.tsx';

describe('TextField', () => {
  it('F4: marks a required field in its label and for assistive technology', () => {
    render(<TextField label="Full Name" name="name" required />);
    const input = screen.getByLabelText('Full Name *');
    expect(input).toBeRequired();
    expect(input).toHaveAttribute('name', 'name');
  });

  it('is described by its hint and its error', () => {
    render(
      <TextField label="Email" name="email" hint="We never share it." error="Please enter a valid email address" />,
    );
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('We never share it. Please enter a valid email address');
  });

  it('forwards input props and its ref', () => {
    const ref = jest.fn<(node: HTMLInputElement | null) => void>();
    render(<TextField label="Email" name="email" type="email" autoComplete="username" ref={ref} />);
    const input = screen.getByLabelText('Email');
    expect(input).toHaveAttribute('type', 'email');
    expect(input).toHaveAttribute('autocomplete', 'username');
    expect(ref).toHaveBeenCalledWith(input);
  });
});

describe('a field blurred by a press', () => {
  function Form() {
    const [isBlurred, setBlurred] = useState(false);
    return (
      <>
        <TextField
          label="Title"
          name="title"
          error={isBlurred ? 'Title is missing' : undefined}
          onBlur={() => setBlurred(true)}
        />
        <button type="submit">Send</button>
      </>
    );
  }

  it('shows its error after the press, so that the button does not move', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.click(screen.getByLabelText('Title'));
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button') });
    expect(screen.getByLabelText('Title')).not.toHaveFocus();
    expect(screen.queryByText('Title is missing')).toBeNull();
    await user.pointer({ keys: '[/MouseLeft]', target: screen.getByRole('button') });
    expect(screen.getByText('Title is missing')).toBeVisible();
    expect(screen.getByLabelText('Title')).toBeInvalid();
  });

  it('shows its error if the press ends outside the button', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.click(screen.getByLabelText('Title'));
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button') });
    await user.pointer({ keys: '[/MouseLeft]', target: document.body });
    expect(await screen.findByText('Title is missing')).toBeVisible();
  });

  it('shows its error at once when blurred by keyboard', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.click(screen.getByLabelText('Title'));
    await user.tab();
    expect(screen.getByText('Title is missing')).toBeVisible();
  });
});

describe('TextAreaField', () => {
  it('F6, G2: starts with the given rows', () => {
    render(<TextAreaField label="Challenges" name="challenges" rows={4} />);
    expect(screen.getByLabelText('Challenges')).toHaveAttribute('rows', '4');
  });
});

describe('PasswordField', () => {
  it('shows and hides the password', async () => {
    render(<PasswordField label="Password" name="password" autoComplete="current-password" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  it('accepts pasting', async () => {
    render(<PasswordField label="Password" name="password" />);
    await userEvent.click(screen.getByLabelText('Password'));
    await userEvent.paste('from a manager');
    expect(screen.getByLabelText('Password')).toHaveValue('from a manager');
  });
});

describe('SelectField', () => {
  const options = [
    { value: 'wine-bar', label: 'Wine bar' },
    { value: 'cafe', label: 'Cafe' },
  ];

  function Industry({ onBlur }: { onBlur?: () => void }) {
    const [value, setValue] = useState('');
    return (
      <form>
        <SelectField
          {...{ options, value, onBlur }}
          label="Industry"
          name="industry"
          required
          onValueChange={setValue}
        />
      </form>
    );
  }

  it('offers its options, and a native select has the field name', async () => {
    const { container } = render(<Industry />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Industry *' }));
    await userEvent.click(screen.getByRole('option', { name: 'Cafe' }));
    expect(screen.getByRole('combobox')).toHaveTextContent('Cafe');
    expect(container.querySelector('select')).toHaveValue('cafe');
    expect(container.querySelector('select')).toHaveAttribute('name', 'industry');
  });

  it('does not blur when its list opens, only when the focus moves on', async () => {
    const onBlur = jest.fn();
    render(<Industry onBlur={onBlur} />);
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(screen.getByRole('option', { name: 'Cafe' }));
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledTimes(1);
  });
});

describe('Checkbox and Switch', () => {
  it('report their value, also by a press on the label', async () => {
    const onOrders = jest.fn();
    const onEvents = jest.fn();
    render(
      <>
        <Checkbox label="Orders" hint="Sees and changes orders" checked={false} onCheckedChange={onOrders} />
        <Switch label="Events" checked onCheckedChange={onEvents} name="events" />
      </>,
    );
    await userEvent.click(screen.getByText('Orders'));
    expect(onOrders).toHaveBeenCalledWith(true);
    expect(screen.getByRole('checkbox', { name: 'Orders' })).toHaveAccessibleDescription('Sees and changes orders');
    expect(screen.getByRole('switch', { name: 'Events' })).toBeChecked();
    await userEvent.click(screen.getByRole('switch', { name: 'Events' }));
    expect(onEvents).toHaveBeenCalledWith(false);
  });
});

describe('SearchBox', () => {
  function Search() {
    const [text, setText] = useState('');
    return (
      <>
        <SearchBox label="Search clients" value={text} onChange={setText} shortcut />
        <input aria-label="Other" />
      </>
    );
  }

  it('is focused by a shortcut, but not from another field, and cleared by a button', async () => {
    render(<Search />);
    const box = screen.getByRole('searchbox', { name: 'Search clients' });
    await userEvent.type(screen.getByLabelText('Other'), '/');
    expect(box).not.toHaveFocus();
    await userEvent.click(document.body);
    await userEvent.keyboard('/');
    expect(box).toHaveFocus();
    await userEvent.keyboard('kajen');
    expect(box).toHaveValue('kajen');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
  });
});
