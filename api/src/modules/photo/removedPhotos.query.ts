import type { RetentionRule } from '../../db/rows/retention.ts';

// Raw SQL: a condition on the versions of another module.

/**
 * Retention rule: deletes photos that were deleted from the gallery once no version of the history can contain them. A
 * version can, if nothing was published as a whole between the deletion and it: versions by "sold out" repeat the
 * version before. The files are deleted by age.
 */
export const removedPhotoRetention = (): RetentionRule => ({
  table: 'photos',
  where: `removed_after >= 0 AND NOT EXISTS (
    SELECT 1 FROM content_versions v WHERE v.business_id = photos.business_id AND NOT EXISTS (
      SELECT 1 FROM content_versions p
      WHERE p.business_id = v.business_id AND p.kind = 'publish' AND p.number > photos.removed_after AND p.number <= v.number
    ))`,
  parameters: [],
});
