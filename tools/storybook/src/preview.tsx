import '@skal/shell-kit/i18n/sourceTexts.ts';
import '@skal/shared-ui/fonts.css';
import '@skal/shared-ui/theme/base.css';
import '@skal/shared-ui/theme/tokens.css';
import type { ComponentDocs } from '@skal/shared-ui/testing/componentDocs.ts';
import type { Preview } from '@storybook/react-webpack5';
import { useArgs } from 'storybook/preview-api';
import { themes } from 'storybook/theming';
import { DocsPage } from './DocsPage.tsx';
import { StoryFrame } from './StoryFrame.tsx';

/** A toolbar menu above the story. */
const toolbarMenu = (title: string, icon: 'contrast' | 'transfer', items: Record<string, string>) => ({
  toolbar: {
    title,
    icon,
    items: Object.entries(items).map(([value, label]) => ({ value, title: label })),
    dynamicTitle: true,
  },
});

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: { page: DocsPage, theme: themes.normal },
    options: { storySort: { method: 'alphabetical' } },
    // The theme sets the background of a story.
    backgrounds: { disabled: true },
  },
  globalTypes: {
    theme: toolbarMenu('Theme', 'contrast', { system: 'As the system', light: 'Light', dark: 'Dark' }),
    direction: toolbarMenu('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  },
  initialGlobals: { theme: 'system', direction: 'ltr' },
  decorators: [
    (Story, { args, globals, viewMode, parameters }) => {
      const [, update] = useArgs();
      const { handlerProps: controlled = {} } = (parameters.about ?? {}) as Partial<ComponentDocs>;
      // A controlled component would not react unless its value is stored.
      const handlers = Object.entries(controlled).map(([name, valueProp]) => [
        name,
        (given: unknown) => update(valueProp(given as never)),
      ]);
      return (
        <StoryFrame theme={globals.theme} direction={globals.direction} isPage={viewMode === 'story'}>
          <Story args={{ ...args, ...Object.fromEntries(handlers) }} />
        </StoryFrame>
      );
    },
  ],
};
export default preview;
