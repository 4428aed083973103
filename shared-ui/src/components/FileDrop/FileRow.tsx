import { styled } from 'styled-components';
import { PaperclipIcon, XIcon } from '../../icons.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { FieldError } from '../Field/Field.tsx';
import { TideLine } from '../typography/TideLine.tsx';

export interface FileItem {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** From 0 to 1 during the upload. */
  progress?: number;
  error?: string;
}

interface FileRowProps {
  file: FileItem;
  removeLabel: string;
  onRemove: () => void;
}

/** One file with its progress and error. */
export function FileRow({ file, removeLabel, onRemove }: FileRowProps) {
  const { id, name, size, progress, error } = file;
  return (
    <Row>
      <PaperclipIcon size={16} />
      <Name>{name}</Name>
      <Size>{formatFileSize(size)}</Size>
      <IconButton label={removeLabel} size="sm" onClick={onRemove}>
        <XIcon />
      </IconButton>
      {progress === undefined ? null : (
        <FullWidth role="progressbar" aria-label={name} aria-valuenow={Math.round(progress * 100)}>
          <TideLine width="100%" progress={progress} now={progress < 1} />
        </FullWidth>
      )}
      <FullWidth>
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </FullWidth>
    </Row>
  );
}

/** Formats a file size: 340 B, 13 kB, 3.4 MB. Rounds up, so that a file above a limit does not read as exactly at the limit. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilo = Math.ceil(bytes / 1024);
  return kilo < 1024 ? `${kilo} kB` : `${(Math.ceil((bytes * 10) / 1024 ** 2) / 10).toFixed(1)} MB`;
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  column-gap: 10px;
  padding-block: 4px;
  border-block-end: 1px solid var(--line);

  & > svg {
    color: var(--ink-3);
  }
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Size = styled.span`
  color: var(--ink-3);
  font: var(--type-meta);
`;

const FullWidth = styled.div`
  grid-column: 1 / -1;
`;
