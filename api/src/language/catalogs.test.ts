import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { LOCALES } from '@skal/contracts/site/locale';
import { readCatalogs } from './textIn.ts';

/** Returns the names of the values in a message, also of those inside of plurals. */
const namesIn = (message: CompiledMessage): string[] =>
  message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , format] = token;
    const cases = typeof format === 'object' && format !== null ? Object.values(format) : [];
    return [name, ...cases.flatMap((each) => (Array.isArray(each) ? namesIn(each) : []))];
  });

const valuesOf = (message: string): string[] => [...new Set(namesIn(compileMessageOrThrow(message)))].sort();

it.each(LOCALES)('%s: every message has the values of the English text', (locale) => {
  const different = readCatalogs(locale).filter(([id, text]) => String(valuesOf(id)) !== String(valuesOf(text)));
  expect(different).toEqual([]);
});
