import { type ClientColumn, clientColumns } from '@skal/contracts/client/clientList';
import { useToast } from '@skal/shell-kit';
import { isSessionExpired } from '@skal/shell-kit/api';
import { useCallback, useState } from 'react';
import { savedViews as copy } from '../../../content/clients/savedViews.ts';
import { useReadClientListPreferencesQuery, useSaveClientListPreferencesMutation } from '../clientTable.api.ts';

/** A saved view: the URL query of the list, without the tab. */
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

/** Table settings of the operator, with optimistic updates; stored with the account. */
export function useTableSettings(): [TableSettings, UpdateTableSettings] {
  const { data } = useReadClientListPreferencesQuery();
  const [save] = useSaveClientListPreferencesMutation();
  const [own, setOwn] = useState<TableSettings | null>(null);
  const toast = useToast();

  const tableSettings = data && { ...data, hidden: clientColumns.filter((column) => data.hidden.includes(column)) };
  const settings = own ?? tableSettings ?? UNTOUCHED;
  const change = useCallback(
    async (changed: Partial<TableSettings>) => {
      const next = { ...settings, ...changed };
      setOwn(next);
      try {
        await save({ body: next }).unwrap();
      } catch (cause) {
        setOwn(null);
        if (!isSessionExpired(cause))
          toast({ title: copy.failed, description: copy.failedReason, variant: 'destructive' });
      }
    },
    [settings, save, toast],
  );
  return [settings, (changed) => void change(changed)];
}
