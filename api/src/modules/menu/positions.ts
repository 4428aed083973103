import type { EntityManager, EntitySchema } from 'typeorm';

interface Positioned {
  id: string;
  position: number;
}

/** Moves a row to a position of its list, counted from 0; the others close up. The list must be locked. */
export async function moveTo<Row extends Positioned>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
  list: readonly Row[],
  { id: moved, at }: { id: string; at: number },
): Promise<void> {
  const order = list.map(({ id }) => id).filter((id) => id !== moved);
  order.splice(at, 0, moved);
  const before = new Map(list.map(({ id, position }) => [id, position]));
  for (const [position, id] of order.entries()) {
    if (position !== before.get(id)) await manager.update(entity, { id } as never, { position } as never);
  }
}
