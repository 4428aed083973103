/** @jest-environment node */
import { sameOriginPath } from './sameOriginPath.ts';

describe('a path of this site', () => {
  it.each([
    ['/', '/'],
    ['/dashboard', '/dashboard'],
    ['/dashboard?from=letter#billing', '/dashboard?from=letter#billing'],
    ['/a/../b', '/b'],
    ['/%2e%2e/b', '/b'],
    ['/a%2F%2Fevil.example', '/a%2F%2Fevil.example'],
    ['/?next=https://evil.example', '/?next=https://evil.example'],
    ['/søg', '/s%C3%B8g'],
  ])('%s is %s', (path, expected) => {
    expect(sameOriginPath(path)).toBe(expected);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    'dashboard',
    '#billing',
    '?next',
    ' /dashboard',
    '',
    null,
    undefined,
    5,
    ['/dashboard'],
    { toString: () => '/dashboard' },
  ])('%j is rejected', (path) => {
    expect(sameOriginPath(path)).toBeNull();
  });
});
