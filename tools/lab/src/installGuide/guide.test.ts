import { fillPlaceholders, parseCommandBlocks } from './guide.ts';

const text = [
  '# A page',
  '```sh',
  'not a step',
  '```',
  '## 1. Programs',
  '```sh',
  'domain=example.dk    # yours',
  'ls',
  '```',
]
  .concat([
    'words',
    '```',
    'not typed in',
    '```',
    '## 2. More',
    '```sh',
    'git clone <your repository> /srv',
    '```',
    '```sh',
    'ls',
    '```',
    '',
  ])
  .join('\n');

describe('the commands of the install guide', () => {
  it('are parsed by step, one entry per code block', () => {
    expect(parseCommandBlocks(text)).toEqual([
      { step: '1. Programs', place: 1, commands: 'domain=example.dk    # yours\nls\n' },
      { step: '2. More', place: 1, commands: 'git clone <your repository> /srv\n' },
      { step: '2. More', place: 2, commands: 'ls\n' },
    ]);
  });

  it('have placeholders filled in, and fail when a placeholder is missing', () => {
    const values = { domain: 'walk.test', repository: 'git://git.walk.test/skal.git' };
    expect(fillPlaceholders(parseCommandBlocks(text), values).map(({ commands }) => commands)).toEqual([
      'domain=walk.test    # yours\nls\n',
      'git clone git://git.walk.test/skal.git /srv\n',
      'ls\n',
    ]);
    expect(() => fillPlaceholders(parseCommandBlocks(text.replace('<your repository>', 'x')), values)).toThrow(
      'has no /<your repository>/',
    );
  });

  it('exist in each step, with both placeholders', () => {
    const blocks = parseCommandBlocks();
    expect(new Set(blocks.map(({ step }) => Number.parseInt(step, 10)))).toEqual(
      new Set(Array.from({ length: 11 }, (_, index) => index + 1)),
    );
    expect(fillPlaceholders(blocks, { domain: 'a.test', repository: 'b' })).toHaveLength(blocks.length);
  });
});
