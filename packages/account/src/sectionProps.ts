import type { ComponentType, ReactNode } from 'react';

/** Props that the dashboards pass in: their section frame and date format. */
export interface SectionProps {
  frame: ComponentType<{ title: string; children: ReactNode }>;
  /** Formats an ISO time as '21 Nov 2026, 09:12'. */
  formatMoment: (iso: string) => string;
}
