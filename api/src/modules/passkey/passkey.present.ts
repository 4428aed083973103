import type { PasskeyReply } from '@skal/contracts/account/passkey';
import { isoTime, isoTimeOrNull } from '../../time/calendar.ts';
import type { Passkey } from './Passkey.entity.ts';

/** A passkey as its owner sees it. */
export const presentPasskey = ({ id, name, createdAt, usedAt }: Passkey): PasskeyReply => ({
  ...{ id, name, createdAt: isoTime(createdAt), lastUsed: isoTimeOrNull(usedAt) },
});
