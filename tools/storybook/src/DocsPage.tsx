import type { ComponentDocs } from '@skal/shared-ui/testing/componentDocs.ts';
import { ArgTypes, Description, Heading, Markdown, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';

/** The docs page of a component: description, keyboard and accessibility, props, and stories. */
export function DocsPage() {
  const of = useOf('meta');
  if (of.type !== 'meta') return null;
  const { keys, accessibility } = of.preparedMeta.parameters.about as ComponentDocs;
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Heading>Keyboard</Heading>
      <Markdown>{keyboardMap(keys)}</Markdown>
      <Heading>Accessibility</Heading>
      <Markdown>{accessibility.map((note) => `- ${note}`).join('\n')}</Markdown>
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
    : 'No custom keys: native browser behaviour.';
}
