import { buildPath } from '@skal/contracts/http/endpoint';
import { adminAttachment } from '@skal/contracts/support/adminTicket';
import type { AttachmentReply } from '@skal/contracts/support/ticket';
import { PaperclipIcon, stretchedLink, Text, TextLink, Thumbnail } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { ticketAdmin as copy } from '../../../content/operations/inbox.ts';

interface Props {
  ticketId: string;
  files: readonly AttachmentReply[];
  label: string;
}

/** Attachments of a ticket or a message. Available files are downloads, so that the browser does not run them. */
export const FileLinks = ({ ticketId, files, label }: Props) => (
  <Files aria-label={label}>
    {files.map(({ id, name, state, thumbnail }) => (
      <File key={id} data-stretched-link={state === 'stored' ? '' : undefined}>
        <PaperclipIcon size={16} />
        {state === 'stored' ? (
          <TextLink href={buildPath(adminAttachment.read.path, { id: ticketId, attachmentId: id })} download={name}>
            {name}
          </TextLink>
        ) : (
          <Text as="span" size="meta" tone="subtle">
            {name}: {copy.notAvailable}
          </Text>
        )}
        {thumbnail ? (
          <Preview>
            <Thumbnail
              {...thumbnail}
              src={buildPath(adminAttachment.thumbnail.path, { id: ticketId, attachmentId: id })}
              alt={name}
              failed={copy.noPreview}
            />
          </Preview>
        ) : null}
      </File>
    ))}
  </Files>
);

const Files = styled.ul`
  display: grid;
  gap: 4px;
`;

const File = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 8px;
  min-block-size: 28px;
  overflow-wrap: anywhere;

  ${stretchedLink}

  @media (pointer: coarse) {
    min-block-size: var(--target);
  }
`;

const Preview = styled.div`
  grid-column: 2;
  display: grid;
  justify-items: start;
`;
