import { createProgram, runOrExit, UsageError } from '@skal/shell/server/cli/runCli.ts';
import { estimateCapacity, INPUTS, type Inputs, valuesOf } from './capacity/model.ts';
import { estimateTable, tableOfInputs } from './capacity/tables.ts';

const parse = (text: string): number => {
  if (Number(text) >= 0) return Number(text);
  throw new UsageError('It must be a number.');
};

const program = createProgram(
  'Estimate the resources that clients and visits need. Options change the inputs of the model',
).name('skal capacity');
for (const [name, { unit, value }] of Object.entries(INPUTS))
  program.option(`--${name} <number>`, `${unit} (default: ${value})`, parse);
program.action((inputs: Partial<Inputs>) => {
  const isDefault = Object.keys(inputs).length === 0;
  console.log(
    isDefault ? `${tableOfInputs()}\n\n${estimateTable()}` : estimateCapacity({ ...valuesOf(INPUTS), ...inputs }),
  );
});
await runOrExit(() => program.parseAsync());
