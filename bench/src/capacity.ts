// `node bench/src/capacity.ts`: what so many clients and visits take, as docs/scale.md has it. `--visits 50000000` and so on
// reckon with other figures than those of ./capacity/model.ts.
import { parseArgs } from 'node:util';
import { INPUTS, type Inputs, needsOf, valuesOf } from './capacity/model.ts';
import { tableOfInputs, tableOfNeeds } from './capacity/tables.ts';

const names = Object.keys(INPUTS) as (keyof Inputs)[];
const { values } = parseArgs({ options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])) });
const given = Object.entries(values).map(([name, text]) => [name, Number(text)] as const);
const wrong = given.filter(([, value]) => !(value >= 0));
if (wrong.length > 0) {
  console.error(`${wrong.map(([name]) => `--${name}`).join(', ')} must be a number.`);
  process.exitCode = 1;
} else if (given.length === 0) console.log(`${tableOfInputs()}\n\n${tableOfNeeds()}`);
else console.log(needsOf({ ...valuesOf(INPUTS), ...Object.fromEntries(given) }));
