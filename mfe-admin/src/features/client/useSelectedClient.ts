import { useCallback } from 'react';
import { useUrlParams } from '../../url/useUrlParams.ts';

const CLIENT = 'client';
const PANEL = 'panel';
const EDIT = 'edit';

export interface SelectedClient {
  /** Id of the client whose panel is open, or null. */
  openId: string | null;
  /** Tab of the panel in the URL. */
  panel: string | null;
  /** Whether the client is being edited. */
  isEditing: boolean;
  /** Returns the URL query with a client's panel open. */
  buildHref: (id: string) => string;
  open: (id: string, how?: { isEditing: boolean }) => void;
  selectTab: (panel: string) => void;
  /** Returns the URL query with another tab of the panel. */
  buildTabHref: (panel: string) => string;
  setEditing: (editing: boolean) => void;
  close: () => void;
}

/** Adds a client to URL parameters. */
function withClient(params: URLSearchParams, id: string, editing = false): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set(CLIENT, id);
  next.delete(PANEL);
  next.delete(EDIT);
  if (editing) next.set(EDIT, '');
  return next;
}

/** The selected client, stored in the URL: it can be linked, and Back closes its panel (T40). */
export function useSelectedClient(): SelectedClient {
  const [params, setParams] = useUrlParams();
  const replace = useCallback(
    (change: (next: URLSearchParams) => void) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          change(next);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  const close = useCallback(
    () =>
      replace((next) => {
        for (const name of [CLIENT, PANEL, EDIT]) next.delete(name);
      }),
    [replace],
  );
  return {
    openId: params.get(CLIENT),
    panel: params.get(PANEL),
    isEditing: params.has(EDIT),
    buildHref: (id) => `?${withClient(params, id)}`,
    open: (id, how) => setParams((current) => withClient(current, id, how?.isEditing)),
    buildTabHref: (panel) => {
      const next = new URLSearchParams(params);
      next.set(PANEL, panel);
      return `?${next}`;
    },
    selectTab: (panel) => replace((next) => next.set(PANEL, panel)),
    setEditing: (editing) => replace((next) => (editing ? next.set(EDIT, '') : next.delete(EDIT))),
    close,
  };
}
