import type { ContentDocument, PublishedEvent } from '@skal/contracts/content/appContent';
import type { Dependencies } from '../../dependencies.ts';
import { lockContent } from '../contentVersion/lockContent.ts';
import { publishValue } from '../contentVersion/publish.ts';
import { eventContent } from './eventContent.ts';
import { GuestEventEntity } from './GuestEvent.entity.ts';

/** What the history says of a status that takes effect at once. */
const NOTES = { published: 'open again', soldOut: 'sold out', cancelled: 'cancelled' } as const;

/**
 * Changes the state of an event in a document, and nothing else of it.
 * @returns the note of the history; an empty string if the document does not contain the event
 */
export function publishState(
  { events = [] }: Partial<ContentDocument>,
  { id, title, status, note, full, capacity }: PublishedEvent,
): string {
  const published = events.find((event) => event.id === id);
  if (!published) return '';
  Object.assign(published, { status, note, full, capacity });
  return `${title}: ${NOTES[status]}`;
}

/**
 * Publishes at once which events of a client are sold out by the tickets that the app reported, and which have places
 * again. The tickets must be committed; an app that got no response repeats its report, which repeats this.
 */
export async function publishFullEvents({ db }: Pick<Dependencies, 'db'>, businessId: string): Promise<void> {
  const published = { businessId, status: 'published' as const };
  if ((await db.read((manager) => manager.countBy(GuestEventEntity, published))) === 0) return;
  await db.tx(async (manager) => {
    const content = await lockContent(manager, businessId);
    const draft = await eventContent.read(manager, businessId);
    await publishValue(manager, content, {
      actor: null,
      change(document) {
        const full = new Map(document.events?.map((event) => [event.id, event.full]));
        const changed = draft.filter((event) => full.has(event.id) && full.get(event.id) !== event.full);
        return changed.map((event) => publishState(document, event)).join('; ');
      },
    });
  });
}
