import { nanoid } from '@reduxjs/toolkit';
import type { FileItem } from '@skal/shared-ui';
import { useSite, useToast } from '@skal/shell-kit';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type AttachmentError, faultWords } from '../../../content/support/ticketForm.ts';
import { validateAttachment } from './validateAttachment.ts';

interface Entry {
  id: string;
  file: File;
  fault: AttachmentError | null;
}

export interface Attachments {
  /** Everything that was chosen; what is not sent carries why. */
  rows: readonly FileItem[];
  /** What is sent. */
  files: readonly File[];
  add: (files: readonly File[]) => void;
  remove: (id: string) => void;
  clear: () => void;
}

const sent = (entries: readonly Entry[]) => entries.filter(({ fault }) => fault === null);

/** The files of a ticket that is being written: the first five that may be sent, and what is wrong with the others. */
export function useAttachments(): Attachments {
  const toast = useToast();
  const { attachmentKinds: allowed } = useSite();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  // Two drops in one moment see each other's files.
  const latest = useRef(entries);

  const put = useCallback((next: readonly Entry[]) => {
    latest.current = next;
    setEntries(next);
  }, []);

  const add = useCallback(
    (files: readonly File[]) => {
      let next = latest.current;
      for (const file of files) {
        const fault = validateAttachment(file, sent(next).length, allowed);
        if (fault) {
          const { title, text } = faultWords(fault, allowed);
          toast({ title, description: `${file.name}: ${text}`, variant: 'destructive' });
        }
        next = [...next, { id: nanoid(), file, fault }];
      }
      put(next);
    },
    [put, toast, allowed],
  );

  const remove = useCallback((id: string) => put(latest.current.filter((entry) => entry.id !== id)), [put]);
  const clear = useCallback(() => put([]), [put]);

  return useMemo(
    () => ({
      rows: entries.map(({ id, file, fault }) => ({
        id,
        name: file.name,
        size: file.size,
        error: fault ? faultWords(fault, allowed).text : undefined,
      })),
      files: sent(entries).map(({ file }) => file),
      add,
      remove,
      clear,
    }),
    [entries, add, remove, clear, allowed],
  );
}
