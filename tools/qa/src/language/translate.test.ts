import { choose, click, fill, heading, reloadPage } from '@skal/shell-kit/mocks/states.ts';
import { translateRefusal } from './translateRefusal.ts';
import { translatePath, translateState } from './translateState.ts';
import { createTranslator } from './translator.ts';

const translate = createTranslator([
  ['/contact', '/da/kontakt'],
  ['Send', 'Ja'],
  ['Your name', 'Dit navn'],
  ['{count} of {total} were sent', '{total} i alt, {count}'],
  ['{count} of {total} were sent to all', 'Sum: {count} af {total}'],
  ['{0}', '{0}'],
  ['{place} on {device}', '{place} på {device}'],
  ['Line {line}: {error}. Try again', '{error}, {line}. Nej'],
  // The same word in another context.
  ['Send', 'Nej'],
]);

test('translates fixed texts and texts with values, and leaves others', () => {
  expect(translate('Send')).toBe('Ja');
  expect(translate('2 of 5 were sent')).toBe('5 i alt, 2');
  expect(translate('2 of 5 were sent to all')).toBe('Sum: 2 af 5');
  expect(translate('Karen Lund')).toBe('Karen Lund');
});

test('translates a text inside another one, and no text that only resembles a message', () => {
  expect(translate('Line 2: Your name. Try again')).toBe('Dit navn, 2. Nej');
  expect(translate('A table on Monday')).toBe('A table on Monday');
});

test('translates the names of a state, not what is typed', () => {
  const actions = [
    fill('Your name', 'Send'),
    click('Send', 'button', 'dialog'),
    choose('Your name', 'Send'),
    reloadPage,
  ];
  expect(translateState({ actions, expects: heading('Send') }, translate)).toEqual({
    actions: [
      { write: 'Send', into: 'Dit navn' },
      { press: 'Ja', role: 'button', inside: 'dialog' },
      { choose: 'Ja', of: 'Dit navn' },
      { reload: 'page' },
    ],
    expects: { role: 'heading', name: 'Ja' },
  });
});

test('translates an address without its query and hash', () => {
  expect(translatePath('/contact?a=Send#Send', translate)).toBe('/da/kontakt?a=Send#Send');
  expect(translatePath('/dashboard', translate)).toBe('/dashboard');
});

test('translates the sentences of a refusal, and no other response', async () => {
  const body = { error: 'Send', code: 'SEND', fields: { name: '2 of 5 were sent' } };
  const refusal = await translateRefusal(Response.json(body, { status: 422 }), translate);
  expect(refusal.status).toBe(422);
  expect(await refusal.json()).toEqual({ error: 'Ja', code: 'SEND', fields: { name: '5 i alt, 2' } });
  expect(await (await translateRefusal(Response.json({ name: 'Send' }), translate)).json()).toEqual({ name: 'Send' });
});
