import { Card, Heading, Text, TextField } from '@skal/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { calculator } from '../../content/pages/businessCase.ts';
import { calculateRoi, formatCount, formatEuros, formatMonths, type RoiInput } from './roi.ts';

const fields = [
  { name: 'revenue', label: calculator.revenue },
  { name: 'order', label: calculator.order },
  { name: 'cost', label: calculator.cost },
] as const satisfies readonly { name: keyof RoiInput; label: string }[];

/** The calculation with a visitor's own amounts, and its formula. Nothing is sent. */
export function RoiCalculator() {
  const [input, setInput] = useState<RoiInput>(calculator.example);
  const setFieldValue = (name: string, value: string) => setInput((before) => ({ ...before, [name]: value }));
  const result = calculateRoi(input);
  const rows = [
    { title: calculator.gain, text: result.gain === null ? null : formatEuros(result.gain) },
    { title: calculator.orders, text: result.orders === null ? null : formatCount(result.orders) },
    { title: calculator.breakEven, text: result.months === null ? null : formatMonths(result.months) },
  ];
  return (
    <Box
      as="form"
      // Without script the browser sends it nowhere.
      method="dialog"
      aria-labelledby="calculator-title"
      onSubmit={(event) => event.preventDefault()}
    >
      <Heading level={3} id="calculator-title">
        {calculator.title}
      </Heading>
      <Inputs>
        {fields.map(({ name, label }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            inputMode="decimal"
            autoComplete="off"
            value={input[name]}
            onChange={(event) => setFieldValue(name, event.target.value)}
          />
        ))}
      </Inputs>
      <Results aria-live="polite">
        {rows.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd data-none={text === null ? '' : undefined}>{text ?? calculator.none}</dd>
          </div>
        ))}
      </Results>
      <Text size="meta" tone="subtle">
        {calculator.formula}
      </Text>
    </Box>
  );
}

const Box = styled(Card)`
  display: grid;
  gap: 24px;
  align-content: start;
`;

const Inputs = styled.div`
  display: grid;
  gap: 16px;
`;

const Results = styled.dl`
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
    padding-block: 12px;
    border-block-start: 1px solid var(--line);
  }

  & dt {
    color: var(--ink-2);
  }

  & dd {
    font: var(--type-h3);
    letter-spacing: var(--tracking-h3);
  }

  & dd[data-none] {
    color: var(--ink-3);
    font: var(--type-meta);
  }
`;
