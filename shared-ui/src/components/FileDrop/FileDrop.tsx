import { t } from '@lingui/core/macro';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { UploadIcon } from '../../icons.ts';
import { Hint, Label, useField } from '../Field/Field.tsx';
import { type FileItem, FileRow } from './FileRow.tsx';

export interface FileDropProps {
  label: ReactNode;
  /** Limits on number, size and types. */
  hint: ReactNode;
  files: readonly FileItem[];
  /** Called with all new files; the parent keeps those that it allows. */
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  /** Like the `accept` attribute of an input. */
  accept: string;
  name?: string;
  multiple?: boolean;
  disabled?: boolean;
  /** Text of the drop zone. */
  prompt?: ReactNode;
  removeLabel?: (name: string) => string;
  id?: string;
  className?: string;
}

/** File attachments: dropped or selected, each with size, progress and a remove button. */
export function FileDrop({
  label,
  hint,
  files,
  onAdd,
  onRemove,
  accept,
  name,
  multiple = true,
  disabled = false,
  prompt = t`Drop files here or choose them`,
  removeLabel = (file) => t`Remove ${file}`,
  id,
  className,
}: FileDropProps) {
  const { control, hintId } = useField({ id, name, hint });
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const add = (list: FileList | null) => {
    if (list?.length) onAdd([...list]);
  };
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled && event.type === 'dragover');
  };
  const onDrop = (event: DragEvent) => {
    onDrag(event);
    if (!disabled) add(event.dataTransfer.files);
  };
  return (
    <div className={className}>
      <Label htmlFor={control.id}>{label}</Label>
      <Hint id={hintId}>{hint}</Hint>
      <Zone data-over={over ? '' : undefined} onDragOver={onDrag} onDragLeave={onDrag} onDrop={onDrop}>
        <UploadIcon size={20} />
        <span aria-hidden="true">{prompt}</span>
        <Picker
          {...control}
          ref={input}
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          onChange={(event) => {
            add(event.target.files);
            // Lets the user select the same file again after removing it.
            event.target.value = '';
          }}
        />
      </Zone>
      {files.length > 0 ? (
        <List>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              removeLabel={removeLabel(file.name)}
              onRemove={() => {
                onRemove(file.id);
                input.current?.focus();
              }}
            />
          ))}
        </List>
      ) : null}
    </div>
  );
}

const Zone = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-block-size: 96px;
  padding: 16px;
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-8);
  background: var(--surface);
  color: var(--ink-2);
  text-align: center;
  transition: background-color var(--motion-hover) var(--ease-in);

  &:hover:not(:has(:disabled)),
  &[data-over] {
    border-color: var(--fjord);
    background: var(--fjord-soft);
    color: var(--ink);
  }

  &:has(:disabled) {
    border-color: var(--line);
    background: var(--sunken);
    color: var(--ink-3);
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;

/** The native file picker, invisible over the whole zone: clicks, drops and keys all reach it. */
const Picker = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  opacity: 0;
  cursor: pointer;

  &:disabled {
    cursor: not-allowed;
  }
`;

const List = styled.ul`
  margin-block-start: 8px;
`;
