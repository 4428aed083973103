import { DEFAULT_PATH, safeRedirectPath } from './redirectPath.ts';

describe('H10: the redirect path', () => {
  it.each(['/dashboard', '/admin', '/dashboard?section=billing', '/admin?tab=clients', '/a/b'])(
    'follows %s',
    (path) => {
      expect(safeRedirectPath(path)).toBe(path);
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/./\n/evil.example',
    '/.//evil.example',
    'https://evil.example/dashboard',
    'javascript:alert(1)',
    'dashboard',
    '',
    undefined,
    null,
    42,
  ])('does not follow %j', (path) => {
    expect(safeRedirectPath(path)).toBe(DEFAULT_PATH);
  });
});
