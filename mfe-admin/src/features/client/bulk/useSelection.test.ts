import { act, renderHook } from '@testing-library/react';
import { makeClient } from '../../../mocks/clients.ts';
import { MAX_SELECTED, useSelection } from './useSelection.ts';

const pageOf = (length: number) => Array.from({ length }, () => makeClient({}));

describe('the selection of clients', () => {
  it('is kept across pages', () => {
    const [first, second] = [pageOf(3), pageOf(3)];
    const { result, rerender } = renderHook(useSelection, { initialProps: first });
    act(() => result.current.select(first.slice(1, 2)));
    rerender(second);
    act(() => result.current.select(second.slice(0, 1)));
    expect(result.current.selected).toEqual([first[1], second[0]]);
    act(() => result.current.select(first.slice(1, 2), false));
    expect(result.current.selected).toEqual([second[0]]);
  });

  it('is limited to the maximum of one bulk update', () => {
    const { result } = renderHook(useSelection, { initialProps: pageOf(1) });
    act(() => result.current.select(pageOf(MAX_SELECTED + 10)));
    expect(result.current.selected).toHaveLength(MAX_SELECTED);
  });
});
