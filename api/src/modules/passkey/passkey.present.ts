import type { PasskeyReply } from '@skal/contracts/passkey';
import { isoTime, isoTimeOrNull } from '../../calendar.ts';
import type { Passkey } from './Passkey.entity.ts';

/** A passkey as its owner sees it. */
export const presentPasskey = ({ id, name, createdAt, usedAt }: Passkey): PasskeyReply => ({
  ...{ id, name, createdAt: isoTime(createdAt), lastUsed: isoTimeOrNull(usedAt) },
});
