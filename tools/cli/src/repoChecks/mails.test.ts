import { readFileSync } from 'node:fs';
import { mailSamples } from '@skal/api/mailSamples';
import { PARTIALS_FILE, partialsJson } from '../emailTemplates/partials.ts';

it('the email partials are up to date; if not, run `skal generate email-templates`', () => {
  expect(readFileSync(PARTIALS_FILE, 'utf8')).toBe(partialsJson());
});

it('Storybook shows every email', () => {
  const stories = readFileSync(new URL('../../../storybook/src/emails/Mail.stories.tsx', import.meta.url), 'utf8');
  const rendered = [...stories.matchAll(/template: '(\w+)'/g)].map(([, template = '']) => template);
  expect(rendered.sort()).toEqual([...new Set(mailSamples.map(({ template }) => template))].sort());
});
