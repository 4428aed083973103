import { type ClientColumn, clientColumns } from '@skal/contracts/client/clientList';
import { useToast } from '@skal/shell-kit';
import { isSessionExpired } from '@skal/shell-kit/api';
import { useCallback, useState } from 'react';
import { savedViews as words } from '../../../content/clients/savedViews.ts';
import { useReadClientListPreferencesQuery, useSaveClientListPreferencesMutation } from '../clientTable.api.ts';

/** A way to look at the list that somebody gave a name: the query of its address, without the tab's. */
export interface SavedView {
  name: string;
  query: string;
}

export interface TableSettings {
  hidden: ClientColumn[];
  views: SavedView[];
}

const UNTOUCHED: TableSettings = { hidden: [], views: [] };

export type UpdateTableSettings = (change: Partial<TableSettings>) => void;

/** How the operator has the list, and how to change it: it is so at once, and kept with the account. */
export function useTableSettings(): [TableSettings, UpdateTableSettings] {
  const { data } = useReadClientListPreferencesQuery();
  const [save] = useSaveClientListPreferencesMutation();
  const [own, setOwn] = useState<TableSettings | null>(null);
  const toast = useToast();

  const kept = data && { ...data, hidden: clientColumns.filter((column) => data.hidden.includes(column)) };
  const settings = own ?? kept ?? UNTOUCHED;
  const change = useCallback(
    async (changed: Partial<TableSettings>) => {
      const next = { ...settings, ...changed };
      setOwn(next);
      try {
        await save({ body: next }).unwrap();
      } catch (cause) {
        setOwn(null);
        if (!isSessionExpired(cause))
          toast({ title: words.failed, description: words.failedReason, variant: 'destructive' });
      }
    },
    [settings, save, toast],
  );
  return [settings, (changed) => void change(changed)];
}
