import { endpoint, reply } from '../http/endpoint.ts';

/** So many are told of at most. */
export const APP_ALERTS_MAX = 20;

/** Something about a client's app that an operator should look at. */
export interface AppAlertReply {
  id: string;
  clientId: string;
  clientName: string;
  /** A sentence for a person. */
  title: string;
  /** Since when it is so. */
  at: string;
}

/** Live apps that do not report, crash, or are connected to what does not work: what is so now, the newest first. */
export const appAlert = {
  list: endpoint.get('/api/admin/app-alerts', 'admin', reply<AppAlertReply[]>()),
};
