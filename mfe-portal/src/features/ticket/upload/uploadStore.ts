import type { TicketReply } from '@skal/contracts/support/ticket';
import { type ApiErrorData, isApiError } from '@skal/shell-kit/api';
import { startResumableUpload } from './startResumableUpload.ts';
import { type UploadHandle, type UploadRequest, type UploadWaitReason, uploadFile } from './uploadFile.ts';

export interface Upload extends UploadRequest {
  state: 'sending' | 'stored' | 'lost' | 'refused' | 'cancelled';
  /** From 0 to 1. */
  progress: number;
  /** What it waits for; null while it goes on. */
  waiting: UploadWaitReason | null;
  /** Why the server refused the file. */
  cause?: ApiErrorData;
}

/** Files of a ticket that was just sent: their places on the server are known once the list of tickets is read. */
interface Held {
  /** Null where the server did not name the ticket. */
  ticketId: string | null;
  files: readonly File[];
}

/** What the page does when an upload ends. */
export type OnUploadEnd = (upload: Upload) => void | Promise<void>;

/** By the attachment's id. The map is replaced at every change. */
export type Uploads = ReadonlyMap<string, Upload>;

/** What is sent again as quickly as it is asked for how much of it has come, in bytes. */
const AT_ONCE = 512 * 1024;

let owner = '';
let held: readonly Held[] = [];
let uploads: Uploads = new Map();
const running = new Map<string, UploadHandle>();
const listeners = new Set<() => void>();

function put(next: Uploads): void {
  uploads = next;
  for (const listener of listeners) listener();
}

function change(id: string, changes: Partial<Upload>): Upload | null {
  const known = uploads.get(id);
  if (!known) return null;
  const upload = { ...known, ...changes };
  put(new Map(uploads).set(id, upload));
  return upload;
}

function endOf(cause: unknown): Partial<Upload> {
  if (!isApiError(cause) || cause.status === 0) return { state: 'lost' };
  return { state: 'refused', cause };
}

/** Sends a file to its place, or sends it again. It goes on when the section is left. */
export function startUpload(job: UploadRequest, onEnd: OnUploadEnd): void {
  const id = job.attachmentId;
  running.get(id)?.abort();
  put(new Map(uploads).set(id, { ...job, state: 'sending', progress: 0, waiting: null }));
  const tell = (changes: Partial<Upload>) => {
    if (running.get(id) === call) change(id, changes);
  };
  const send = job.file.size > AT_ONCE ? startResumableUpload : uploadFile;
  const call = send(job, {
    onProgress: (progress) => tell({ progress, waiting: null }),
    onWaiting: (waiting) => tell({ waiting }),
  });
  running.set(id, call);
  const end = (changes: Partial<Upload>) => {
    // Cancelled, started anew, or forgotten since: its end is nobody's business any more.
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

/** Keeps the files of a ticket that was just sent until their places are known. */
export function queueFiles(ticketId: string | null, files: readonly File[]): void {
  if (files.length > 0) held = [...held, { ticketId, files }];
}

const namesOf = (named: readonly { name: string }[]) => named.map(({ name }) => name).join('\n');

function findTicket(tickets: readonly TicketReply[], { ticketId, files }: Held): TicketReply | undefined {
  if (ticketId !== null) return tickets.find(({ id }) => id === ticketId);
  return tickets.find(({ attachments }) => namesOf(attachments) === namesOf(files));
}

/** Starts the uploads of the held files whose tickets are in the list; the server keeps the order of the names. */
export function startQueuedUploads(tickets: readonly TicketReply[], onEnd: OnUploadEnd): void {
  const waiting = held;
  held = [];
  for (const each of waiting) {
    const ticket = findTicket(tickets, each);
    if (!ticket) {
      held = [...held, each];
      continue;
    }
    const places = [...ticket.attachments];
    for (const file of each.files) {
      const at = Math.max(
        0,
        places.findIndex(({ name }) => name === file.name),
      );
      const [place] = places.splice(at, 1);
      if (place) startUpload({ ticketId: ticket.id, attachmentId: place.id, file }, onEnd);
    }
  }
}

/** Says whose uploads these are; those of the account before are ended and forgotten. */
export function setUploadOwner(userId: string): void {
  if (owner === userId) return;
  owner = userId;
  held = [];
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
