import type { Grammar } from '../grammar.ts';
import { amounts } from './amounts.ts';
import { commands } from './commands.ts';
import { times } from './times.ts';
import { topics } from './topics.ts';

export const english: Grammar = { topics, ...amounts, ...times, ...commands };
