import type { ClientDetailReply } from '@skal/contracts/client/client';
import type { ComponentType } from 'react';

/** What every tab of a client's panel is given. */
export interface PanelTabProps {
  client: ClientDetailReply;
}

export interface PanelTab {
  /** Stands in the address (`?client=<id>&panel=app`). */
  readonly id: string;
  readonly label: string;
  readonly Tab: ComponentType<PanelTabProps>;
}
