import { makeStore } from '@skal/shell-kit/testing/store.tsx';
import { selectMenuOpen, selectPanelExpanding } from './portal.slice.ts';

describe("the portal's slice", () => {
  it('stands in the one store as soon as it is imported, at rest', () => {
    const state = makeStore().store.getState();
    expect(selectMenuOpen(state)).toBe(false);
    expect(selectPanelExpanding(state)).toBe(false);
  });
});
