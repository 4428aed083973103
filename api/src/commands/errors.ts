import { BackupError } from '../backup/manifest.ts';
import { SimulationError } from '../demo/remote/refused.ts';
import { HttpError } from '../server/refusal.ts';
import { StartupError } from '../startRefused.ts';

/** Errors of the commands whose message tells the operator what to do. */
export const COMMAND_ERRORS = [StartupError, HttpError, BackupError, SimulationError];
