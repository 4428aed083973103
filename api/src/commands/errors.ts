import { BackupRefused } from '../backup/manifest.ts';
import { PlayRefused } from '../demo/remote/refused.ts';
import { Refusal } from '../server/refusal.ts';
import { StartRefused } from '../startRefused.ts';

/** Errors of the commands whose message tells the operator what to do. */
export const COMMAND_ERRORS = [StartRefused, Refusal, BackupRefused, PlayRefused];
