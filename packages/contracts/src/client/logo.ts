import { binaryBody, endpoint, file, reply } from '../http/endpoint.ts';

/** The largest logo: it is drawn a finger wide, and lies in the database beside its client. */
export const LOGO_BYTES_MAX = 40 * 1024;

/** The kinds of picture that a logo may be. An SVG is none: it can carry script. */
export const logoKinds = ['png', 'jpeg'] as const;

export const logoLimitLabels = { kinds: 'PNG or JPEG', size: `${LOGO_BYTES_MAX / 1024} KB` } as const;

export interface LogoReply {
  /** Another one for each picture: its address can be kept. */
  logo: string;
}

/** The logo of the client who is signed in. */
export const logo = {
  read: endpoint.get('/api/logos/:id', 'client', file()),
};

/** The same for operators, who send it. */
export const adminLogo = {
  read: endpoint.get('/api/admin/clients/:id/logo', 'admin', file()),
  /** Takes the place of the one before. */
  upload: endpoint.post('/api/admin/clients/:id/logo', 'admin', binaryBody, reply<LogoReply>(201)),
  remove: endpoint.delete('/api/admin/clients/:id/logo', 'admin'),
};
