/** @jest-environment node */
import { applyEdit, caretPosition, isKey, isNational, type PhoneEdit } from './caret.ts';

/** Parses a text with its caret, such as `12| 34`. */
const read = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });

/** Builds the edit of one key: the text before, the text and caret after, and the input type. */
const edit = (before: string, after: string, inputType = 'insertText'): PhoneEdit => {
  const { text, caret } = read(after);
  return { before, typed: text, caret, inputType };
};

const BACK = 'deleteContentBackward';
const FORWARD = 'deleteContentForward';

describe('applyEdit', () => {
  it.each<[string, PhoneEdit, string, number]>([
    ['a digit at the end', edit('12 3', '12 34|'), '1234', 4],
    ['a digit in the middle', edit('12 34', '129| 34'), '12934', 3],
    ['a digit at the beginning', edit('12 34', '9|12 34'), '91234', 1],
    ['a letter', edit('12 34', '12x| 34'), '1234', 2],
    ['a separator that is typed', edit('12 34', '12 |34'), '1234', 2],
    ['backspace over a digit', edit('12 34', '12 3|', BACK), '123', 3],
    ['backspace over a separator', edit('12 34', '12|34', BACK), '134', 1],
    ['backspace over a separator that stands first', edit('(12', '|12', BACK), '12', 0],
    ['delete before a digit', edit('12 34', '|2 34', FORWARD), '234', 0],
    ['delete before a separator', edit('12 34', '12|34', FORWARD), '124', 2],
    ['a selection that is deleted', edit('12 34 56', '12| 56', BACK), '1256', 2],
    ['everything deleted', edit('12 34', '|', BACK), '', 0],
    ['a word deleted', edit('12 34', '12 |', 'deleteWordBackward'), '12', 2],
    ['a cut of a separator alone', edit('12 34', '12|34', 'deleteByCut'), '1234', 2],
    ['a paste in the middle', edit('12 34', '1299| 34', 'insertFromPaste'), '129934', 4],
  ])('%s', (_, made, digits, index) => {
    expect(applyEdit(made)).toEqual({ digits, index });
  });
});

describe('caretPosition', () => {
  it.each([
    [0, '|12 34 56'],
    [1, '1|2 34 56'],
    [2, '12| 34 56'],
    [3, '12 3|4 56'],
    [6, '12 34 56|'],
    [9, '12 34 56|'],
  ])('is behind digit %d: %s', (index, expected) => {
    const { text, caret } = read(expected);
    expect(caretPosition(text, index)).toBe(caret);
  });

  it('is at the end of a text without digits', () => {
    expect(caretPosition('+', 1)).toBe(1);
    expect(caretPosition('', 1)).toBe(0);
  });

  it('is stable: keeps its place among the digits when applied repeatedly', () => {
    const number = '12 34 56 78';
    for (let index = 0; index <= 8; index++) {
      const at = caretPosition(number, index);
      expect(applyEdit({ before: number, typed: number, caret: at, inputType: undefined }).index).toBe(index);
    }
  });
});

describe('isKey', () => {
  it.each<[string, { inputType?: string; data?: string | null }, boolean]>([
    ['autofill, which says nothing of itself', {}, false],
    ['autofill that says that it replaces', { inputType: 'insertReplacementText' }, false],
    ['a word that a keyboard offers', { inputType: 'insertText', data: '+45 12 34 56 78' }, false],
    ['a paste', { inputType: 'insertFromPaste', data: null }, false],
    ['a plus that is typed', { inputType: 'insertText', data: '+' }, true],
    ['a key of an old keyboard, which names no data', { inputType: 'insertText', data: null }, true],
    ['a deletion', { inputType: BACK }, true],
    ['an undone edit', { inputType: 'historyUndo' }, true],
  ])('%s', (_, event, expected) => {
    expect(isKey(event)).toBe(expected);
  });
});

describe('isNational', () => {
  it.each([
    ['+4512345678', false],
    ['(+45) 12 34 56 78', false],
    ['tel:+4512345678', false],
    ['\u202a+45 12', false],
    ['004512345678', false],
    ['12345678', true],
    ['0176 12345678', true],
    ['12+345678', true],
    ['', true],
  ])('%j: %s', (text, expected) => {
    expect(isNational(text)).toBe(expected);
  });
});
