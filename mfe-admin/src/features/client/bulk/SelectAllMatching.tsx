import type { ClientReply } from '@skal/contracts/client/client';
import { Button } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { useEffect, useState } from 'react';
import { bulkUpdate as copy } from '../../../content/clients/bulkUpdate.ts';
import { useListClientQuery } from '../client.api.ts';
import type { ClientListOptions } from '../list/clientListOptions.ts';
import { toClientQuery } from '../list/useClients.ts';
import { MAX_SELECTED } from './useSelection.ts';

interface Props {
  choice: ClientListOptions;
  found: number;
  onFound: (clients: readonly ClientReply[]) => void;
}

/** Selects all matching clients, not only those of this page. They are loaded first, because an update needs their versions. */
export function SelectAllMatching({ choice, found, onFound }: Props) {
  const [isRequested, setRequested] = useState(false);
  const query = { ...toClientQuery(choice), limit: MAX_SELECTED };
  const { currentData, isError, isFetching } = useListClientQuery(
    { query },
    { skip: !isRequested, refetchOnMountOrArgChange: true },
  );
  const toast = useToast();
  useEffect(() => {
    if (!isRequested || isFetching) return;
    if (currentData) onFound(currentData);
    else if (isError) toast({ title: copy.failed, description: copy.notFound, variant: 'destructive' });
    else return;
    setRequested(false);
  }, [isRequested, isFetching, currentData, isError, onFound, toast]);
  return (
    <Button variant="quiet" size="sm" busy={isRequested} onClick={() => setRequested(true)}>
      {copy.selectFound(found)}
    </Button>
  );
}
