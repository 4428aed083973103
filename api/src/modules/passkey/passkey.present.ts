import type { PasskeyReply } from '@skal/contracts/account/passkey';
import { isoTime, isoTimeOrNull } from '../../time/calendar.ts';
import type { Passkey } from './Passkey.entity.ts';

/** Presents a passkey to its owner. */
export const presentPasskey = ({ id, name, createdAt, usedAt }: Passkey): PasskeyReply => ({
  ...{ id, name, createdAt: isoTime(createdAt), lastUsed: isoTimeOrNull(usedAt) },
});
