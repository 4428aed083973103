import { endpoint, reply } from '../http/endpoint.ts';

/** Maximum number of alerts per response. */
export const APP_ALERTS_MAX = 20;

/** A problem of a client's app that needs an operator's attention. */
export interface AppAlertReply {
  id: string;
  clientId: string;
  clientName: string;
  /** Text for the user. */
  title: string;
  /** When the condition began. */
  at: string;
}

/** Current problems of live apps: no reports, crashes, broken connections, failing webhooks; newest first. */
export const appAlert = {
  list: endpoint.get('/api/admin/app-alerts', 'admin', reply<AppAlertReply[]>()),
};
