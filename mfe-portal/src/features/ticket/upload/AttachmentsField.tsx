import { buildAcceptAttribute } from '@skal/contracts/support/attachmentKinds';
import { FileDrop } from '@skal/shared-ui';
import { useSite } from '@skal/shell-kit';
import { attachmentsHint, storageQuotaMessage } from '../../../content/support/ticketForm.ts';
import { useReadStorageUsageQuery } from '../ticket.api.ts';
import type { Attachments } from './useAttachments.ts';

interface Props {
  label: string;
  name: string;
  attachments: Attachments;
}

/** File field of a ticket or message, with the remaining storage quota if relevant. */
export function AttachmentsField({ label, name, attachments }: Props) {
  const { data: room } = useReadStorageUsageQuery();
  const { attachmentKinds: allowed } = useSite();
  const left = room ? storageQuotaMessage(room) : null;
  return (
    <FileDrop
      label={label}
      hint={[attachmentsHint(allowed), left].filter(Boolean).join(' ')}
      name={name}
      accept={buildAcceptAttribute(allowed)}
      files={attachments.rows}
      onAdd={attachments.add}
      onRemove={attachments.remove}
    />
  );
}
