import { buildPath } from '@skal/contracts/http/endpoint';
import { buildAcceptAttribute } from '@skal/contracts/support/attachmentKinds';
import { type AttachmentReply, attachment } from '@skal/contracts/support/ticket';
import {
  Badge,
  Button,
  PaperclipIcon,
  stretchedLink,
  Text,
  TextLink,
  Thumbnail,
  TideLine,
  VisuallyHidden,
} from '@skal/shared-ui';
import { useSite, useToast } from '@skal/shell-kit';
import { type ChangeEvent, useRef } from 'react';
import { styled } from 'styled-components';
import type { UploadRequest } from '../../../components/upload/uploadFile.ts';
import { cancelUpload, type Upload } from '../../../components/upload/uploadStore.ts';
import { myTickets } from '../../../content/support/myTickets.ts';
import { attachmentErrorCopy } from '../../../content/support/ticketForm.ts';
import { validateAttachment } from './validateAttachment.ts';

const copy = myTickets.upload;

interface Props {
  ticketId: string;
  attachment: AttachmentReply;
  /** The upload, if this page started one. */
  upload: Upload | undefined;
  onUpload: (job: UploadRequest) => void;
}

/** Error text of a failed upload. */
function errorText({ state, cause }: Upload): string | null {
  if (state === 'lost') return copy.lost;
  if (state === 'cancelled') return copy.cancelled;
  return state === 'refused' ? `${cause?.serverMessage ?? ''} ${copy.refused}`.trim() : null;
}

/** A file of a ticket: stored, uploading with progress, or missing with a button to upload it. */
export function AttachmentRow({ ticketId, attachment: file, upload, onUpload }: Props) {
  const { id, name, state, thumbnail } = file;
  if (state === 'stored' || upload?.state === 'stored') {
    return (
      <Row data-stretched-link="">
        <PaperclipIcon size={16} />
        <Name>
          <TextLink href={buildPath(attachment.read.path, { id: ticketId, attachmentId: id })} download={name}>
            {name}
          </TextLink>
        </Name>
        <Badge tone="success">{copy.stored}</Badge>
        {thumbnail ? (
          <Preview>
            <Thumbnail
              {...thumbnail}
              src={buildPath(attachment.thumbnail.path, { id: ticketId, attachmentId: id })}
              alt={name}
              failed={copy.noPreview}
            />
          </Preview>
        ) : null}
      </Row>
    );
  }
  const problem = upload ? errorText(upload) : null;
  const sending = upload?.state === 'sending';
  return (
    <Row>
      <PaperclipIcon size={16} />
      <Name>{name}</Name>
      {sending ? (
        <Button variant="secondary" size="sm" onClick={() => cancelUpload(id)}>
          {copy.cancel}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      ) : upload && upload.state !== 'refused' ? (
        <Button variant="secondary" size="sm" onClick={() => onUpload(upload)}>
          {copy.retry}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      ) : (
        <Choose name={name} onFile={(file) => onUpload({ ticketId, attachmentId: id, file })} />
      )}
      {upload && sending ? <Progress name={name} share={upload.progress} /> : null}
      <Message aria-live="polite">
        {problem ? (
          <Text size="meta" tone="danger">
            {problem}
          </Text>
        ) : upload?.waiting && sending ? (
          <Text size="meta" tone="subtle">
            {copy.waiting[upload.waiting]}
          </Text>
        ) : upload ? null : (
          <Text size="meta" tone="subtle">
            {copy.announced}
          </Text>
        )}
      </Message>
    </Row>
  );
}

const Progress = ({ name, share }: { name: string; share: number }) => (
  <Message role="progressbar" aria-label={`${copy.sending} ${name}`} aria-valuenow={Math.round(share * 100)}>
    <TideLine width="100%" progress={share} now={share < 1} />
  </Message>
);

/** Selects the file of an attachment whose upload is unknown to this page, such as after a reload. */
function Choose({ name, onFile }: { name: string; onFile: (file: File) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const { attachmentKinds: allowed } = useSite();
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const error = validateAttachment(file, 0, allowed);
    if (!error) return onFile(file);
    const { title, text } = attachmentErrorCopy(error, allowed);
    toast({ title, description: `${file.name}: ${text}`, variant: 'destructive' });
  };
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => picker.current?.click()}>
        {copy.choose}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <input ref={picker} type="file" hidden accept={buildAcceptAttribute(allowed)} onChange={take} />
    </>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px 10px;
  min-block-size: 44px;
  padding-block: 4px;
  border-block-end: 1px solid var(--line);

  & > svg {
    color: var(--ink-3);
  }

  ${stretchedLink}
`;

const Preview = styled.div`
  grid-column: 2 / -1;
  display: grid;
  justify-items: start;
  padding-block: 2px 8px;
`;

const Name = styled.span`
  overflow-wrap: anywhere;
`;

const Message = styled.div`
  grid-column: 1 / -1;
`;
