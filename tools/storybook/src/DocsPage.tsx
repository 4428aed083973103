import type { ComponentDocs } from '@skal/shared-ui/testing/componentDocs.ts';
import { ArgTypes, Description, Heading, Markdown, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';

/** The page of a component: what it is, how keys and assistive technology meet it, what it takes, and its states. */
export function DocsPage() {
  const of = useOf('meta');
  if (of.type !== 'meta') return null;
  const { keys, access } = of.preparedMeta.parameters.about as ComponentDocs;
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Heading>Keyboard</Heading>
      <Markdown>{keyboardMap(keys)}</Markdown>
      <Heading>Accessibility</Heading>
      <Markdown>{access.map((note) => `- ${note}`).join('\n')}</Markdown>
      {of.preparedMeta.component ? (
        <>
          <Heading>Properties</Heading>
          <ArgTypes />
        </>
      ) : null}
      <Stories includePrimary={false} title="States" />
    </>
  );
}

function keyboardMap(keys: ComponentDocs['keys']): string {
  const rows = Object.entries(keys).map(([key, does]) => `| ${key} | ${does} |`);
  return rows.length > 0
    ? ['| Key | What it does |', '| --- | --- |', ...rows].join('\n')
    : 'None of its own: what the browser does.';
}
