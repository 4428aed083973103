import type { TicketReply } from '@skal/contracts/support/ticket';
import { type ApiErrorData, isApiError } from '@skal/shell-kit/api';
import { startResumableUpload } from './startResumableUpload.ts';
import {
  type UploadCallbacks,
  type UploadHandle,
  type UploadRequest,
  type UploadWaitReason,
  uploadFile,
} from './uploadFile.ts';

export interface Upload extends UploadRequest {
  state: 'sending' | 'stored' | 'lost' | 'refused' | 'cancelled';
  /** From 0 to 1. */
  progress: number;
  /** What it waits for; null while it runs. */
  waiting: UploadWaitReason | null;
  /** Why the server rejected the file. */
  cause?: ApiErrorData;
}

/** Files of a new ticket, queued until the ticket list has their ids. */
interface QueuedFiles {
  /** Null if the server did not return the ticket's id. */
  ticketId: string | null;
  files: readonly File[];
}

/** Called when an upload ends. */
export type OnUploadEnd = (upload: Upload) => void | Promise<void>;

/** Uploads by attachment id. The map is replaced at every change. */
export type Uploads = ReadonlyMap<string, Upload>;

/** Size limit in bytes below which a file is uploaded in one request: resending it costs no more than asking the server for the offset. */
const SINGLE_REQUEST_MAX = 512 * 1024;

let owner = '';
let queued: readonly QueuedFiles[] = [];
let uploads: Uploads = new Map();
const running = new Map<string, UploadHandle>();
const listeners = new Set<() => void>();

function put(next: Uploads): void {
  uploads = next;
  for (const listener of listeners) listener();
}

function change(id: string, changes: Partial<Upload>): Upload | null {
  const current = uploads.get(id);
  if (!current) return null;
  const upload = { ...current, ...changes };
  put(new Map(uploads).set(id, upload));
  return upload;
}

function endOf(cause: unknown): Partial<Upload> {
  if (!isApiError(cause) || cause.status === 0) return { state: 'lost' };
  return { state: 'refused', cause };
}

/** Starts or retries an upload. It continues when the section is left. */
export function startUpload(job: UploadRequest, onEnd: OnUploadEnd): void {
  const id = job.attachmentId;
  running.get(id)?.abort();
  put(new Map(uploads).set(id, { ...job, state: 'sending', progress: 0, waiting: null }));
  const update = (changes: Partial<Upload>) => {
    if (running.get(id) === call) change(id, changes);
  };
  const callbacks: UploadCallbacks = {
    onProgress: (progress) => update({ progress, waiting: null }),
    onWaiting: (waiting) => update({ waiting }),
  };
  const { ticketId } = job;
  const isSingle = ticketId !== null && job.file.size <= SINGLE_REQUEST_MAX;
  const call = isSingle ? uploadFile({ ...job, ticketId }, callbacks) : startResumableUpload(job, callbacks);
  running.set(id, call);
  const end = (changes: Partial<Upload>) => {
    // Cancelled, restarted or dropped since: ignore its end.
    if (running.get(id) !== call) return;
    running.delete(id);
    const upload = change(id, changes);
    if (upload) void onEnd(upload);
  };
  call.done.then(
    () => end({ state: 'stored', progress: 1 }),
    (cause: unknown) => end(endOf(cause)),
  );
}

export function cancelUpload(id: string): void {
  const call = running.get(id);
  running.delete(id);
  call?.abort();
  change(id, { state: 'cancelled' });
}

/** Queues the files of a new ticket until their ids are known. */
export function queueFiles(ticketId: string | null, files: readonly File[]): void {
  if (files.length > 0) queued = [...queued, { ticketId, files }];
}

const namesOf = (named: readonly { name: string }[]) => named.map(({ name }) => name).join('\n');

function findTicket(tickets: readonly TicketReply[], { ticketId, files }: QueuedFiles): TicketReply | undefined {
  if (ticketId !== null) return tickets.find(({ id }) => id === ticketId);
  return tickets.find(({ attachments }) => namesOf(attachments) === namesOf(files));
}

/** Starts uploads of queued files whose tickets are in the list; the server keeps the order of the names. */
export function startQueuedUploads(tickets: readonly TicketReply[], onEnd: OnUploadEnd): void {
  const waiting = queued;
  queued = [];
  for (const each of waiting) {
    const ticket = findTicket(tickets, each);
    if (!ticket) {
      queued = [...queued, each];
      continue;
    }
    const places = [...ticket.attachments];
    for (const file of each.files) {
      const index = Math.max(
        0,
        places.findIndex(({ name }) => name === file.name),
      );
      const [place] = places.splice(index, 1);
      if (place) startUpload({ ticketId: ticket.id, attachmentId: place.id, file }, onEnd);
    }
  }
}

/** Sets the account of the uploads; cancels and drops those of the previous account. */
export function setUploadOwner(userId: string): void {
  if (owner === userId) return;
  owner = userId;
  queued = [];
  const calls = [...running.values()];
  running.clear();
  for (const call of calls) call.abort();
  put(new Map());
}

export function subscribeUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const getUploads = (): Uploads => uploads;
