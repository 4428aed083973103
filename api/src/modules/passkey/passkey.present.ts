import type { PasskeyReply } from '@skal/contracts/account/passkey';
import { toIsoTime, toIsoTimeOrNull } from '../../time/calendar.ts';
import type { Passkey } from './Passkey.entity.ts';

/** Presents a passkey to its owner. */
export const presentPasskey = ({ id, name, createdAt, usedAt }: Passkey): PasskeyReply => ({
  ...{ id, name, createdAt: toIsoTime(createdAt), lastUsed: toIsoTimeOrNull(usedAt) },
});
