import { binaryBody, endpoint, file, reply } from '../http/endpoint.ts';
import { say } from '../site/say.ts';

/** Maximum size of a logo. It is shown small and stored in the database with its client. */
export const LOGO_BYTES_MAX = 40 * 1024;

/** Accepted image types. SVG is excluded: it can contain scripts. */
export const logoKinds = ['png', 'jpeg'] as const;

export const logoLimitLabels = { kinds: say(/*i18n*/ 'PNG or JPEG'), size: `${LOGO_BYTES_MAX / 1024} KB` } as const;

export interface LogoReply {
  /** Id, new for each image, so that the URL can be cached. */
  logo: string;
}

/** Logo of the signed-in client. */
export const logo = {
  read: endpoint.get('/api/logos/:id', 'client', file()),
};

/** Logos as uploaded by operators. */
export const adminLogo = {
  read: endpoint.get('/api/admin/clients/:id/logo', 'admin', file()),
  /** Replaces the current logo. */
  upload: endpoint.post('/api/admin/clients/:id/logo', 'admin', binaryBody, reply<LogoReply>(201)),
  remove: endpoint.delete('/api/admin/clients/:id/logo', 'admin'),
};
