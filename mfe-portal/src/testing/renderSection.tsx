import type { SiteInfo } from '@skal/contracts/site/site';
import { toastSlice } from '@skal/shell-kit';
import { screen, waitFor } from '@testing-library/react';
import { renderPortal } from './renderPortal.tsx';

type Portal = Awaited<ReturnType<typeof renderPortal>>;

/** Opens a section and returns the portal and the current toast. */
export async function renderSection(id: string, site?: Partial<SiteInfo>) {
  const portal = await renderPortal({ section: id, ...(site && { site }) });
  await screen.findAllByRole('heading', { level: 2, hidden: true });
  return { ...portal, toast: () => toastOf(portal) };
}

/** Waits for a toast. */
async function toastOf({ store }: Portal) {
  return waitFor(() => {
    const { current } = store.getState().toast;
    if (!current) throw new Error('no toast found');
    const { title, description, variant } = current;
    return { title, description, variant };
  });
}

/** Records every toast of the portal from now on, in order. */
export function recordToasts({ store }: Portal): string[] {
  const titles: string[] = [];
  let last = toastSlice.selectors.selectToast(store.getState());
  store.subscribe(() => {
    const { current } = store.getState().toast;
    if (current && current !== last) titles.push(current.title);
    last = current;
  });
  return titles;
}
