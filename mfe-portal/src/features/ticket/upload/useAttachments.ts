import { nanoid } from '@reduxjs/toolkit';
import type { FileItem } from '@skal/shared-ui';
import { useSite, useToast } from '@skal/shell-kit';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type AttachmentError, attachmentErrorCopy } from '../../../content/support/ticketForm.ts';
import { validateAttachment } from './validateAttachment.ts';

interface Entry {
  id: string;
  file: File;
  fault: AttachmentError | null;
}

export interface Attachments {
  /** All selected files; rejected ones have an error. */
  rows: readonly FileItem[];
  /** The accepted files. */
  files: readonly File[];
  add: (files: readonly File[]) => void;
  remove: (id: string) => void;
  clear: () => void;
}

const sent = (entries: readonly Entry[]) => entries.filter(({ fault: error }) => error === null);

/** Attachments of a new ticket: the first five valid files, and the errors of others. */
export function useAttachments(): Attachments {
  const toast = useToast();
  const { attachmentKinds: allowed } = useSite();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  // Two drops in the same tick see each other's files.
  const latest = useRef(entries);

  const put = useCallback((next: readonly Entry[]) => {
    latest.current = next;
    setEntries(next);
  }, []);

  const add = useCallback(
    (files: readonly File[]) => {
      let next = latest.current;
      for (const file of files) {
        const error = validateAttachment(file, sent(next).length, allowed);
        if (error) {
          const { title, text } = attachmentErrorCopy(error, allowed);
          toast({ title, description: `${file.name}: ${text}`, variant: 'destructive' });
        }
        next = [...next, { id: nanoid(), file, fault: error }];
      }
      put(next);
    },
    [put, toast, allowed],
  );

  const remove = useCallback((id: string) => put(latest.current.filter((entry) => entry.id !== id)), [put]);
  const clear = useCallback(() => put([]), [put]);

  return useMemo(
    () => ({
      rows: entries.map(({ id, file, fault: error }) => ({
        id,
        name: file.name,
        size: file.size,
        error: error ? attachmentErrorCopy(error, allowed).text : undefined,
      })),
      files: sent(entries).map(({ file }) => file),
      add,
      remove,
      clear,
    }),
    [entries, add, remove, clear, allowed],
  );
}
