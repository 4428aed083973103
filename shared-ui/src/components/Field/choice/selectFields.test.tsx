import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PasswordField } from '../text/PasswordField.tsx';
import { SearchBox } from '../text/SearchBox.tsx';
import { Select } from './Select.tsx';
import { SelectField, type SelectOption } from './SelectField.tsx';

const person = () => userEvent.setup({ delay: null });
const options: SelectOption[] = [
  { value: 'bar', label: 'Wine bar' },
  { value: 'cafe', label: 'Café' },
  { value: 'closed', label: 'Closed', disabled: true },
  { value: 'winery', label: 'Winery' },
];

describe('SelectField', () => {
  function Industry({ disabled }: { disabled?: boolean }) {
    const [value, setValue] = useState('');
    return (
      <SelectField
        label="Industry"
        name="industry"
        placeholder="Choose one"
        onValueChange={setValue}
        {...{ options, value, disabled }}
      />
    );
  }
  const box = () => screen.getByRole('combobox', { name: 'Industry' });

  it('shows its placeholder until an option is selected, and its list only when opened', () => {
    render(<Industry />);
    expect(box()).toHaveTextContent('Choose one');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])('opens by the key "%s", and closes by Escape', async (key) => {
    const user = person();
    render(<Industry />);
    await user.tab();
    await user.keyboard(key);
    expect(screen.getByRole('listbox')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await waitFor(() => expect(box()).toHaveFocus());
    expect(box()).toHaveTextContent('Choose one');
  });

  it('selects by arrow keys, which skip disabled options', async () => {
    const user = person();
    render(<Industry />);
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Wine bar' })).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Café' })).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Winery' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(box()).toHaveTextContent('Winery');
  });

  it('selects by typing the first letters while closed', async () => {
    const user = person();
    render(<Industry />);
    await user.tab();
    await user.keyboard('ca');
    expect(box()).toHaveTextContent('Café');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('keeps its value while a translator replaces each text (radix-ui/primitives#2578)', async () => {
    const user = person();
    render(<Industry />);
    const translate = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        const font = document.createElement('font');
        font.append(text.data);
        text.replaceWith(font);
      }
    };
    for (const name of ['Café', 'Winery', 'Wine bar']) {
      translate();
      await user.click(box());
      translate();
      await user.click(screen.getByRole('option', { name }));
      expect(box()).toHaveTextContent(name);
    }
  });

  it('rejects disabled options and marks the selected one', async () => {
    const user = person();
    render(<Industry />);
    await user.click(box());
    const closed = screen.getByRole('option', { name: 'Closed' });
    expect(closed).toHaveAttribute('aria-disabled', 'true');
    await user.click(closed);
    await user.click(screen.getByRole('option', { name: 'Café' }));
    await user.click(box());
    expect(screen.getByRole('option', { name: 'Café', selected: true })).toBeVisible();
    expect(screen.getByRole('option', { name: 'Closed' })).toHaveAttribute('aria-selected', 'false');
  });
});

describe('Select', () => {
  it('is a native select, named also without a visible label, and passes on value and event', async () => {
    const onValueChange = jest.fn();
    const onChange = jest.fn();
    render(<Select label="Sort by" options={options} defaultValue="bar" {...{ onValueChange, onChange }} />);
    const box = screen.getByRole('combobox', { name: 'Sort by' });
    expect(screen.getByRole('option', { name: 'Closed' })).toBeDisabled();
    await person().selectOptions(box, 'winery');
    expect(onValueChange).toHaveBeenCalledWith('winery');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(box).toHaveDisplayValue('Winery');
  });
});

describe('PasswordField', () => {
  it('keeps the text when shown and hidden, and its button does not submit the form', async () => {
    const user = person();
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <PasswordField label="Password" name="password" />
      </form>,
    );
    await user.type(screen.getByLabelText('Password'), 'horse battery');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveValue('horse battery');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('turns off autocorrect and spell checking', () => {
    render(<PasswordField label="Password" name="password" />);
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocapitalize', 'none');
    expect(screen.getByLabelText('Password')).toHaveAttribute('spellcheck', 'false');
  });
});

describe('SearchBox', () => {
  const page = (
    <>
      <SearchBox label="Search clients" value="" onChange={() => {}} shortcut />
      <textarea aria-label="Note" />
      <select aria-label="Sort" />
    </>
  );

  it.each(['{Control>}/{/Control}', '{Meta>}/{/Meta}', '{Alt>}/{/Alt}'])('leaves %s to the browser', async (keys) => {
    render(page);
    await person().keyboard(keys);
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
  });

  it.each(['Note', 'Sort'])('does not take the focus by "/" from the field %s', async (name) => {
    const user = person();
    render(page);
    await user.click(screen.getByLabelText(name));
    await user.keyboard('/');
    expect(screen.getByLabelText(name)).toHaveFocus();
  });

  it('shows its shortcut, and ignores it after unmounting', async () => {
    const { rerender } = render(page);
    expect(screen.getByRole('searchbox')).toHaveAttribute('aria-keyshortcuts', '/');
    rerender(<SearchBox label="Search clients" value="" onChange={() => {}} />);
    await person().keyboard('/');
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
    expect(screen.getByRole('searchbox')).not.toHaveAttribute('aria-keyshortcuts');
  });

  it('offers Clear only if there is text', () => {
    const { rerender } = render(<SearchBox label="Search" value="" onChange={() => {}} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    rerender(<SearchBox label="Search" value="kajen" onChange={() => {}} />);
    expect(screen.getByRole('button', { name: 'Clear search' })).toBeVisible();
  });
});
