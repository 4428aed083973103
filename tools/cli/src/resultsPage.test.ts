import { replaceSection } from './resultsPage.ts';

const page = '# Results\n\nIntroduction.\n\n## First\n\n### Part\n\nold\n\n## Second\n\nkept\n';

describe('replaceSection', () => {
  it('replaces a section with its parts, and keeps the others in order', () => {
    expect(replaceSection(page, 'First', 'new\n')).toBe(
      '# Results\n\nIntroduction.\n\n## First\n\nnew\n\n## Second\n\nkept\n',
    );
  });

  it('appends a section that is missing', () => {
    expect(replaceSection(page, 'Third', 'new')).toBe(`${page}\n## Third\n\nnew\n`);
  });
});
