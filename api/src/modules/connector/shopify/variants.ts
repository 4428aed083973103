import type { EntityManager } from 'typeorm';
import { insertMany } from '../../../db/rows/insert.ts';
import { readIdField, readTextField, toFields, toList } from './jsonFields.ts';
import { type ShopVariant, ShopVariantEntity } from './ShopVariant.entity.ts';

const TITLE_MAX = 200;

/** Shopify's name of the only variant of a product. */
const DEFAULT_TITLE = 'Default Title';

const buildTitle = (product: string, variant: string | null): string =>
  [...(variant === null || variant === DEFAULT_TITLE ? product : `${product}, ${variant}`)]
    .slice(0, TITLE_MAX)
    .join('');

/** Parses the variants of a product, with their total stock; null if invalid. */
export function parseVariants(connectionId: string, raw: unknown, readAt: number): ShopVariant[] | null {
  const fields = toFields(raw);
  const [product, name] = [readIdField(fields, 'id'), readTextField(fields, 'title')];
  if (product === null || name === null) return null;
  if (fields.status !== undefined && fields.status !== 'active') return [];
  return toList(fields.variants)
    .map(toFields)
    .flatMap((variant) => {
      const id = readIdField(variant, 'id');
      const stock = Number.isSafeInteger(variant.inventory_quantity) ? Number(variant.inventory_quantity) : null;
      const isCounted = variant.inventory_management !== null;
      const title = buildTitle(name, readTextField(variant, 'title'));
      return id === null
        ? []
        : [{ id: `${connectionId}/${id}`, connectionId, product, title, stock: isCounted ? stock : null, readAt }];
    });
}

/** Replaces the stored variants of a product. */
export async function storeProduct(
  manager: EntityManager,
  { connectionId, product }: { connectionId: string; product: string },
  variants: readonly ShopVariant[],
): Promise<void> {
  await manager.delete(ShopVariantEntity, { connectionId, product });
  await insertMany(manager, ShopVariantEntity, variants);
}
