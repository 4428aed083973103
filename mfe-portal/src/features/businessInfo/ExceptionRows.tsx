import { listDanishHolidays } from '@skal/contracts/content/danishHolidays';
import { arrayFieldProps } from '@skal/forms';
import { Button, IconButton, Text, TextField, Trash2Icon } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { liveInfo as copy } from '../../content/businessInfo/liveInfo.ts';
import { formatDay } from '../../format/date.ts';
import type { useInfoForm } from './useInfoForm.ts';

/** Number of suggested holidays. */
const SUGGESTIONS = 6;

/** The next holidays that have no hours of their own yet. */
function suggestHolidays(today: string, known: readonly { date: string }[]) {
  const year = Number(today.slice(0, 4));
  return [...listDanishHolidays(year), ...listDanishHolidays(year + 1)]
    .filter(({ date }) => date >= today && !known.some((one) => one.date === date))
    .slice(0, SUGGESTIONS);
}

/** Days with other opening hours, with the next holidays as suggestions. */
export function ExceptionRows({ form, setExceptions }: Pick<ReturnType<typeof useInfoForm>, 'form' | 'setExceptions'>) {
  const { exceptions } = form.values;
  const { exceptions: error } = form.errors;
  const rows = exceptions.map((_, at) => ({
    at,
    date: arrayFieldProps(form, 'exceptions', at, 'date'),
    hours: arrayFieldProps(form, 'exceptions', at, 'hours'),
    note: arrayFieldProps(form, 'exceptions', at, 'note'),
  }));
  const add = (date: string, note: string) => setExceptions([...exceptions, { date, note, hours: '' }]);
  return (
    <>
      {rows.map(({ at, date, hours, note }) => (
        <Row key={at}>
          <TextField label={copy.date(at + 1)} type="date" {...date} />
          <TextField label={copy.times(at + 1)} autoComplete="off" {...hours} />
          <TextField label={copy.note(at + 1)} {...note} />
          <IconButton
            label={copy.removeDay(at + 1)}
            onClick={() => setExceptions(exceptions.filter((_, index) => index !== at))}
          >
            <Trash2Icon size={16} />
          </IconButton>
        </Row>
      ))}
      {typeof error === 'string' ? <Text tone="danger">{error}</Text> : null}
      <Buttons aria-label={copy.holidays}>
        <Button size="sm" variant="secondary" onClick={() => add('', '')}>
          {copy.addDay}
        </Button>
        {suggestHolidays(new Date().toISOString().slice(0, 10), exceptions).map(({ date, name }) => (
          <Button key={date} size="sm" variant="secondary" onClick={() => add(date, name)}>
            {copy.addHoliday(name, formatDay(date))}
          </Button>
        ))}
      </Buttons>
    </>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) auto;
  align-items: end;
  gap: 12px;

  @media (max-width: 37.49875em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Buttons = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
