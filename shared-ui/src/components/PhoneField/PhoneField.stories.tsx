import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type ComponentDocs, noop } from '../../testing/componentDocs.ts';
import { Stack } from '../layout/Stack.tsx';
import { PhoneField } from './PhoneField.tsx';

/** Groups digits in pairs. The real rules are in the contracts package. */
const numbering = {
  countries: [
    { name: 'Denmark', code: '+45' },
    { name: 'Germany', code: '+49' },
  ],
  format: (_code: string, typed: string) => typed.replace(/\D/g, '').replace(/(..)(?=.)/g, '$1 '),
  placeholder: () => '12 34 56 78',
  accepts: () => true,
  rejectedKeyMessage: () => 'This number has all its digits.',
};
const about = { label: 'Business phone', countryName: 'countryCode', phoneName: 'phone', numbering };
const handlers = { onCountryChange: noop, onPhoneChange: noop };

const meta = {
  title: 'Fields/PhoneField',
  component: PhoneField,
  args: { ...about, country: '+45', phone: '', onCountryChange: noop, onPhoneChange: noop },
  parameters: {
    about: {
      keys: { Tab: 'moves from the country to the number' },
      accessibility: [
        'A group named by the number’s label; country and number have separate names.',
        'The number is formatted while the visitor types, and the caret keeps its position.',
      ],
      handlerProps: {
        onCountryChange: (country: string) => ({ country, phone: '' }),
        onPhoneChange: (phone: string) => ({ phone }),
      },
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof PhoneField>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={24}>
      <PhoneField {...about} {...handlers} country="+45" phone="" hint="With its country" />
      <PhoneField {...about} {...handlers} country="+45" phone="12 34 56 78" required />
      <PhoneField {...about} {...handlers} country="+49" phone="030" error="Phone number is too short" />
      <PhoneField {...about} {...handlers} country="+45" phone="12 34 56 78" disabled />
    </Stack>
  ),
};
