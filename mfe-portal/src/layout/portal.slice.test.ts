import { makeStore } from '@skal/shell-kit/testing/store.tsx';
import { selectPanelExpanding } from './portal.slice.ts';

describe("the portal's slice", () => {
  it('is in the shared store once imported, in its initial state', () => {
    const state = makeStore().store.getState();
    expect(selectPanelExpanding(state)).toBe(false);
  });
});
