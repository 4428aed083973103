import { findRoot } from './root.ts';

describe('the root element', () => {
  it('A14: is reported as missing in a page without one', () => {
    document.body.innerHTML = '<div id="elsewhere"></div>';
    expect(() => findRoot(document)).toThrow(new Error('Root element not found'));
    document.body.innerHTML = '<div id="root"></div>';
    expect(findRoot(document).id).toBe('root');
  });
});
