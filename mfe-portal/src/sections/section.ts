import type { StaffPermission } from '@skal/contracts/client/staff';
import type { ComponentType } from 'react';
import type { OverlayCopy } from '../content/overlay.ts';
import type { Feature } from '../session/business.ts';

/** Exports of a section's module: its content, and optional header content. */
export interface SectionModule {
  readonly default: ComponentType;
  readonly HeaderAside?: ComponentType;
  /** Additional action on the overlay card. */
  readonly OverlayAction?: ComponentType;
}

export type SectionIcon = ComponentType<{ size?: number; strokeWidth?: number; 'aria-hidden'?: boolean }>;

export interface SectionDefinition {
  readonly id: string;
  /** Label of the button and heading of the section. */
  readonly title: string;
  readonly icon: SectionIcon;
  /** Feature that must be enabled for the section. */
  readonly feature?: Feature;
  /** Permission that a member of staff needs to see the section; without one every member sees it. */
  readonly permission?: StaffPermission;
  /** Overlay of the whole section before launch. */
  readonly overlay?: OverlayCopy;
  readonly load: () => Promise<SectionModule>;
}

/**
 * Returns whether a business with these features has the section, for a user with these permissions; others count as unknown
 * (T27).
 * @param permissions null: all
 */
export const isSectionEnabled = (
  { feature, permission }: SectionDefinition,
  features: Readonly<Record<Feature, boolean>>,
  permissions: readonly StaffPermission[] | null = null,
): boolean =>
  (feature === undefined || features[feature]) &&
  (permission === undefined || permissions === null || permissions.includes(permission));
