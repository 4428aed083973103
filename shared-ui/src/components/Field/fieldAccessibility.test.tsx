import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import type { PhoneFormat } from '../PhoneField/phoneNumbering.ts';
import { Checkbox } from './choice/Checkbox.tsx';
import { RadioGroupField } from './choice/RadioGroupField.tsx';
import { SelectField } from './choice/SelectField.tsx';
import { Switch } from './choice/Switch.tsx';
import { PasswordField } from './text/PasswordField.tsx';
import { TextAreaField } from './text/TextAreaField.tsx';
import { TextField } from './text/TextField.tsx';

/** Props that every field takes. */
interface About {
  hint?: string;
  error?: string;
  required?: boolean;
  disabled?: boolean;
}

const nothing = () => {};
const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];
const numbering: PhoneFormat = {
  countries: [{ name: 'Denmark', code: '+45' }],
  format: (_, typed) => typed,
  placeholder: () => '12 34 56 78',
  accepts: () => true,
  rejectedKeyMessage: () => '',
};

const kinds: [string, (about: About) => ReactElement][] = [
  ['TextField', (about) => <TextField label="Answer" name="answer" {...about} />],
  ['TextAreaField', (about) => <TextAreaField label="Answer" name="answer" {...about} />],
  ['PasswordField', (about) => <PasswordField label="Answer" name="answer" {...about} />],
  [
    'SelectField',
    (about) => <SelectField label="Answer" name="answer" value="" onValueChange={nothing} {...{ options, ...about }} />,
  ],
  [
    'RadioGroupField',
    (about) => (
      <RadioGroupField legend="Answer" name="answer" value="" onValueChange={nothing} {...{ options, ...about }} />
    ),
  ],
  [
    'PhoneField',
    (about) => (
      <PhoneField
        label="Answer"
        countryName="country"
        phoneName="answer"
        country="+45"
        phone=""
        onCountryChange={nothing}
        onPhoneChange={nothing}
        {...{ numbering, ...about }}
      />
    ),
  ],
];

const control = () => screen.getByLabelText(/^Answer/);
const inputs = (container: Element) => [...container.querySelectorAll('input, textarea, select, button')];

describe.each(kinds)('%s', (_, field) => {
  it('has a name and no other attributes by default', () => {
    render(field({}));
    expect(control()).toHaveAccessibleName('Answer');
    expect(control()).not.toHaveAccessibleDescription();
    expect(control()).toBeValid();
    expect(control()).not.toBeRequired();
    expect(control()).toBeEnabled();
  });

  it('F4: marks required by an asterisk and for assistive technology', () => {
    render(field({ required: true }));
    expect(screen.getByText('Answer *')).toBeVisible();
    expect(control()).toBeRequired();
  });

  it('is described by its hint first and then by its error', () => {
    render(field({ hint: 'As on the invoice', error: 'Please answer' }));
    expect(control()).toHaveAccessibleDescription('As on the invoice Please answer');
    expect(control()).toBeInvalid();
  });

  it('shows a later error in an element that already existed, so that it is announced', () => {
    const { container, rerender } = render(field({ hint: 'As on the invoice' }));
    const places = [...container.querySelectorAll('[aria-live="polite"]')];
    expect(places.map((place) => place.textContent)).toEqual(['']);
    rerender(field({ hint: 'As on the invoice', error: 'Please answer' }));
    expect(places[0]).toContainElement(screen.getByText('Please answer'));
  });

  it('is valid and described by its hint only, once the error is gone', () => {
    const { rerender } = render(field({ hint: 'As on the invoice', error: 'Please answer' }));
    rerender(field({ hint: 'As on the invoice' }));
    expect(screen.queryByText('Please answer')).not.toBeInTheDocument();
    expect(control()).toBeValid();
    expect(control()).toHaveAccessibleDescription('As on the invoice');
  });

  it('marks an error by more than colour', () => {
    render(field({ error: 'Please answer' }));
    const sign = screen.getByText('Please answer').parentElement?.querySelector('svg');
    expect(sign).toHaveAttribute('aria-hidden', 'true');
  });

  it('has no enabled control while it is disabled', () => {
    const { container } = render(field({ disabled: true }));
    expect(inputs(container).length).toBeGreaterThan(0);
    for (const input of inputs(container)) expect(input).toBeDisabled();
  });

  it('keeps its own label and error beside another field of the same name', () => {
    render(
      <>
        {field({ hint: 'First' })}
        {field({ hint: 'Second', error: 'Please answer' })}
      </>,
    );
    const [first, second] = screen.getAllByLabelText(/^Answer/);
    expect(first).toHaveAccessibleDescription('First');
    expect(second).toHaveAccessibleDescription('Second Please answer');
    expect(first).toBeValid();
  });
});

describe.each([
  ['Checkbox', 'checkbox', Checkbox],
  ['Switch', 'switch', Switch],
] as const)('%s', (_, role, Kind) => {
  it('is named by its label and described by its hint', () => {
    render(<Kind label="Orders" hint="Sees and changes orders" checked={false} onCheckedChange={nothing} />);
    const box = screen.getByRole(role, { name: 'Orders' });
    expect(box).toHaveAccessibleDescription('Sees and changes orders');
    expect(box).not.toBeChecked();
  });

  it('shows its parent’s value, and has no description without a hint', () => {
    const { rerender } = render(<Kind label="Orders" checked onCheckedChange={nothing} />);
    expect(screen.getByRole(role)).toBeChecked();
    expect(screen.getByRole(role)).not.toHaveAccessibleDescription();
    rerender(<Kind label="Orders" checked={false} onCheckedChange={nothing} disabled />);
    expect(screen.getByRole(role)).not.toBeChecked();
    expect(screen.getByRole(role)).toBeDisabled();
  });
});
