import type { ClientDetailReply } from '@skal/contracts/client/client';
import type { ComponentType } from 'react';

/** Props of every tab of the client panel. */
export interface PanelTabProps {
  client: ClientDetailReply;
}

export interface PanelTab {
  /** Value of the URL parameter (`?client=<id>&panel=app`). */
  readonly id: string;
  readonly label: string;
  readonly Tab: ComponentType<PanelTabProps>;
}
