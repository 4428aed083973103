import { useCallback } from 'react';
import { useUrlParams } from '../../url/useUrlParams.ts';

const CLIENT = 'client';
const PANEL = 'panel';
const EDIT = 'edit';

export interface SelectedClient {
  /** The client whose record is open; null when none is. */
  openId: string | null;
  /** Which tab of the record the address names. */
  panel: string | null;
  /** Whether the record is open to be changed. */
  editing: boolean;
  /** The query of the address with a client's record open, for a link. */
  hrefOf: (id: string) => string;
  open: (id: string, how?: { editing: boolean }) => void;
  choosePanel: (panel: string) => void;
  /** The query of the address with another tab of the record. */
  hrefOfPanel: (panel: string) => string;
  setEditing: (editing: boolean) => void;
  close: () => void;
}

/** An address with a client's record open in it. */
function withClient(params: URLSearchParams, id: string, editing = false): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set(CLIENT, id);
  next.delete(PANEL);
  next.delete(EDIT);
  if (editing) next.set(EDIT, '');
  return next;
}

/** Which client's record is open: it stands in the address, so it can be linked to, and Back closes it (T40). */
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
    editing: params.has(EDIT),
    hrefOf: (id) => `?${withClient(params, id)}`,
    open: (id, how) => setParams((current) => withClient(current, id, how?.editing)),
    hrefOfPanel: (panel) => {
      const next = new URLSearchParams(params);
      next.set(PANEL, panel);
      return `?${next}`;
    },
    choosePanel: (panel) => replace((next) => next.set(PANEL, panel)),
    setEditing: (editing) => replace((next) => (editing ? next.set(EDIT, '') : next.delete(EDIT))),
    close,
  };
}
