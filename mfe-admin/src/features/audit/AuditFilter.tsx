import { audit } from '@skal/contracts/operations/audit';
import { Button, DownloadIcon, LinkButton, SearchBox, Select, TextField } from '@skal/shared-ui';
import { toQueryString, useRefetchOnMount } from '@skal/shell-kit/api';
import { useCallback } from 'react';
import { styled } from 'styled-components';
import { auditPage as copy, formatAuditAction } from '../../content/operations/audit.ts';
import { useActionsAuditQuery } from './audit.api.ts';
import { type useAuditFilter, useDebouncedInput } from './useAuditFilter.ts';

type Props = ReturnType<typeof useAuditFilter>;

/** Filters of the audit log, and its export. */
export function AuditFilter({ filter, choose, clear, isNarrowed }: Props) {
  const refetchOnMountOrArgChange = useRefetchOnMount();
  const { data: actions = [] } = useActionsAuditQuery(undefined, { refetchOnMountOrArgChange });
  const [actor, setActor] = useDebouncedInput(
    filter.who,
    useCallback((text) => choose('who', text), [choose]),
  );
  const named = new Set([...actions.map(({ action }) => action), ...(filter.action ? [filter.action] : [])]);
  return (
    <Row>
      <Select
        label={copy.action}
        value={filter.action}
        onValueChange={(action) => choose('action', action)}
        options={[
          { value: '', label: copy.everyAction },
          ...[...named].map((value) => ({ value, label: formatAuditAction(value) })),
        ]}
      />
      <SearchBox label={copy.actor} placeholder={copy.whoPlaceholder} value={actor} onChange={setActor} />
      <Day
        name="from"
        label={copy.from}
        type="date"
        value={filter.from}
        onChange={(event) => choose('from', event.target.value)}
      />
      <Day
        name="to"
        label={copy.to}
        type="date"
        value={filter.to}
        onChange={(event) => choose('to', event.target.value)}
      />
      {isNarrowed ? (
        <Button variant="quiet" size="sm" onClick={clear}>
          {copy.clear}
        </Button>
      ) : null}
      <Export variant="secondary" size="sm" href={audit.export.path + toQueryString(filter)} download>
        <DownloadIcon />
        {copy.export}
      </Export>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 10px;
`;

/** As high as the adjacent fields. */
const Day = styled(TextField)`
  inline-size: 160px;

  & input {
    min-block-size: 36px;
    padding-block: 5px;
    font-size: 0.875rem;
  }
`;

const Export = styled(LinkButton)`
  margin-inline-start: auto;
`;
