import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Copy, DockerfileParser, type Instruction } from 'dockerfile-ast';
import { ROOT } from '../root.ts';

export const DOCKERFILE = join(ROOT, 'docker/Dockerfile');

/** An instruction of a stage, in the order of the file. */
export type DockerStep =
  | { type: 'copy'; from: string | null; sources: string[]; to: string; chown: string | null; chmod: string | null }
  | { type: 'run'; script: string }
  | { type: 'workdir'; folder: string };

export interface Stage {
  name: string;
  /** Another stage, an image, or `scratch`. */
  from: string;
  steps: DockerStep[];
  env: Record<string, string>;
  /** Working directory of its steps and its command. */
  folder: string;
  user: string | null;
  command: string[];
  healthcheck: string[];
}

const flagsOf = (instruction: Instruction): Map<string, string | null> =>
  'getFlags' in instruction
    ? new Map((instruction as Copy).getFlags().map((flag) => [flag.getName(), flag.getValue()]))
    : new Map();

const wordsOf = (instruction: Instruction): string[] => instruction.getArguments().map((word) => word.getValue());

/** Returns the arguments of an instruction in JSON form. */
function listOf(instruction: Instruction): string[] {
  const text = instruction.getRawArgumentsContent() ?? '';
  return JSON.parse(text.slice(text.indexOf('['))) as string[];
}

/** Returns the script of a RUN instruction, without BuildKit's flags. */
const scriptOf = (instruction: Instruction): string =>
  (instruction.getRawArgumentsContent() ?? '').replace(/^(?:--\w+=\S+[\s\\]+)+/, '');

function readInto(stage: Stage, instruction: Instruction): void {
  const words = wordsOf(instruction);
  switch (instruction.getKeyword()) {
    case 'COPY': {
      const flags = flagsOf(instruction);
      const [from, chown, chmod] = ['from', 'chown', 'chmod'].map((name) => flags.get(name) ?? null);
      const to = words.at(-1) ?? '';
      stage.steps.push({
        type: 'copy',
        from: from ?? null,
        sources: words.slice(0, -1),
        to,
        chown: chown ?? null,
        chmod: chmod ?? null,
      });
      return;
    }
    case 'RUN':
      stage.steps.push({ type: 'run', script: scriptOf(instruction) });
      return;
    case 'WORKDIR':
      stage.folder = words[0] ?? '/';
      stage.steps.push({ type: 'workdir', folder: stage.folder });
      return;
    case 'ENV':
      for (const word of words) stage.env[word.slice(0, word.indexOf('='))] = word.slice(word.indexOf('=') + 1);
      return;
    case 'USER':
      stage.user = words[0] ?? null;
      return;
    case 'CMD':
      stage.command = listOf(instruction);
      return;
    case 'HEALTHCHECK':
      stage.healthcheck = listOf(instruction);
      return;
  }
}

/** Parses a Dockerfile into its stages; the last one is the image. */
export function readDockerfile(text = readFileSync(DOCKERFILE, 'utf8')): Stage[] {
  const stages: Stage[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    if (instruction.getKeyword() === 'FROM') {
      const [from = '', , name = 'image'] = wordsOf(instruction);
      const before = stages.find((stage) => stage.name === from);
      const empty = {
        steps: [],
        env: {},
        folder: before?.folder ?? '/',
        user: null,
        command: [],
        healthcheck: [],
      };
      stages.push({ name, from, ...empty });
    } else {
      const stage = stages.at(-1);
      if (stage) readInto(stage, instruction);
    }
  }
  return stages;
}
