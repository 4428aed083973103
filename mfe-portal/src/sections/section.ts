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
  /** Overlay of the whole section before launch. */
  readonly overlay?: OverlayCopy;
  readonly load: () => Promise<SectionModule>;
}

/** Returns whether a business with these features has the section; disabled ones count as unknown (T27). */
export const isSectionEnabled = (
  { feature }: SectionDefinition,
  features: Readonly<Record<Feature, boolean>>,
): boolean => feature === undefined || features[feature];
