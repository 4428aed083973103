import { nanoid } from '@reduxjs/toolkit';
import { contentVersion } from '@skal/contracts/content/contentVersion';
import { photoList } from '@skal/contracts/content/photo';
import { storageUsage } from '@skal/contracts/support/storageUsage';
import type { FileItem } from '@skal/shared-ui';
import { invalidate, isSessionExpired, serverMessageOr, useSessionExpiryCheck } from '@skal/shell-kit/api';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import {
  cancelUpload,
  getUploads,
  type OnUploadEnd,
  setUploadOwner,
  startUpload,
  subscribeUploads,
  type Upload,
} from '../../components/upload/uploadStore.ts';
import { photoErrors } from '../../content/photo/gallery.ts';
import { useAccount } from '../../session/useAccount.ts';
import { useAddPhotoMutation } from './photo.api.ts';
import { validatePhoto } from './validatePhoto.ts';

/** A chosen file without an upload: it waits for its turn, or it cannot be uploaded. */
interface Chosen {
  id: string;
  file: File;
  error?: string | undefined;
}

/** Photos whose upload runs or has failed; photos have no ticket. */
const isShown = ({ ticketId, state }: Upload) => ticketId === null && state !== 'stored' && state !== 'cancelled';

/** Whether the same upload may succeed later: the connection or the server was away. */
const canResume = ({ state, cause }: Upload) =>
  state === 'lost' || (state === 'refused' && (cause?.status ?? 0) >= 500);

function errorOf({ state, cause, waiting }: Upload): string | undefined {
  if (state === 'lost') return photoErrors.lost;
  if (state === 'refused') return cause?.serverMessage || photoErrors.refused;
  return waiting ? photoErrors.waiting[waiting] : undefined;
}

/** Resolves once an upload has ended or was cancelled. */
const whenEnded = (id: string) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (getUploads().get(id)?.state === 'sending') return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = subscribeUploads(check);
    check();
  });

/** Announces and uploads photos one after the other: the server processes few images of a client at a time; uploads continue when the page is left. */
export function usePhotoUploads() {
  const { user } = useAccount();
  const dispatch = useDispatch();
  const isOfSession = useSessionExpiryCheck();
  const [announce] = useAddPhotoMutation();
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const uploads = useSyncExternalStore(subscribeUploads, getUploads, getUploads);
  const own = [...uploads.values()].filter(isShown);
  useEffect(() => setUploadOwner(user.id), [user.id]);

  const onEnd = useCallback<OnUploadEnd>(
    async ({ state, cause }) => {
      if (state === 'stored') dispatch(invalidate({ photoList, contentVersion, storageUsage }));
      if (state === 'refused') await isOfSession(cause);
    },
    [dispatch, isOfSession],
  );
  /** Files that were removed while they waited for their turn. */
  const dropped = useRef(new Set<string>());
  const drop = (id: string) => setChosen((list) => list.filter((one) => one.id !== id));
  const send = async ({ id, file }: Chosen) => {
    if (dropped.current.has(id)) return;
    try {
      const reply = await announce({ body: { name: file.name }, headers: { 'Idempotency-Key': id } }).unwrap();
      drop(id);
      if (!reply || dropped.current.has(id)) return;
      startUpload({ ticketId: null, attachmentId: reply.id, file }, onEnd);
      await whenEnded(reply.id);
    } catch (cause) {
      if (isSessionExpired(cause)) return;
      const error = serverMessageOr(cause, photoErrors.lost);
      setChosen((list) => list.map((one) => (one.id === id ? { ...one, error } : one)));
    }
  };
  const sendAll = async (list: readonly Chosen[]) => {
    for (const one of list) await send(one);
  };
  const add = (files: readonly File[]) => {
    const added = files.map((file) => ({ id: nanoid(), file, error: validatePhoto(file) }));
    setChosen((list) => [...list, ...added]);
    void sendAll(added.filter(({ error }) => error === undefined));
  };
  const unsent = chosen.filter(({ file, error }) => error !== undefined && validatePhoto(file) === undefined);
  const resumable = own.filter(canResume);
  const rows: readonly FileItem[] = [
    ...own.map((upload) => ({
      ...{ id: upload.attachmentId, name: upload.file.name, size: upload.file.size },
      ...(upload.state === 'sending' && { progress: upload.progress }),
      ...(errorOf(upload) !== undefined && { error: errorOf(upload) }),
    })),
    ...chosen.map(({ id, file, error }) => ({ id, name: file.name, size: file.size, error })),
  ];
  return {
    rows,
    add,
    remove: (id: string) => {
      if (uploads.has(id)) return cancelUpload(id);
      dropped.current.add(id);
      drop(id);
    },
    /** Continues what stopped; undefined if nothing did. */
    resume:
      resumable.length + unsent.length > 0
        ? () => {
            for (const { ticketId, attachmentId, file } of resumable)
              startUpload({ ticketId, attachmentId, file }, onEnd);
            setChosen((list) => list.map((one) => (unsent.includes(one) ? { ...one, error: undefined } : one)));
            void sendAll(unsent);
          }
        : undefined,
  };
}
