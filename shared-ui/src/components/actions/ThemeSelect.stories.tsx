import type { Theme } from '@skal/contracts/site/theme';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { SunMoonIcon } from '../../icons.ts';
import type { ComponentDocs } from '../../testing/componentDocs.ts';
import { ThemeSelect, themeLabel } from './ThemeSelect.tsx';

const meta = {
  title: 'Actions/ThemeSelect',
  component: ThemeSelect,
  args: { value: 'system', onValueChange: () => undefined, children: <SunMoonIcon size={20} /> },
  parameters: {
    about: {
      keys: { 'Space, Arrow keys': 'choose a theme in the list of the browser' },
      accessibility: ['A native select with the name »Theme«; what is visible is not part of its name.'],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof ThemeSelect>;
export default meta;

export const Icon: StoryObj<typeof meta> = {};

function WithName() {
  const [theme, setTheme] = useState<Theme>('system');
  return (
    <ThemeSelect value={theme} onValueChange={setTheme}>
      <SunMoonIcon size={20} /> {themeLabel(theme)}
    </ThemeSelect>
  );
}

export const Line: StoryObj<typeof meta> = { render: () => <WithName /> };
