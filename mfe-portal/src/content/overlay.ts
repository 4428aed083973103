import { t } from '@lingui/core/macro';

/** Copy of an overlay, shown before launch. */
export interface OverlayCopy {
  title: string;
  /** When it becomes available; on every overlay with a specified time (J18). */
  availability?: string;
}

export const AVAILABILITY = t`Estimated availability: When app development is complete`;

export const comingSoonOverlay: OverlayCopy = { title: t`Coming Soon`, availability: AVAILABILITY };
