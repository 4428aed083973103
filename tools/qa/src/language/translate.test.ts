import { choose, click, fill, heading, reloadPage } from '@skal/shell-kit/mocks/states.ts';
import { translatePath, translateState } from './translateState.ts';
import { createTranslator } from './translator.ts';

const translate = createTranslator([
  ['/contact', '/da/kontakt'],
  ['Send', 'Send nu'],
  ['Your name', 'Dit navn'],
  ['{count} of {total} sent', '{total} sendt, af dem {count}'],
  ['{count} of {total} sent to all', 'Sendt til alle: {count} af {total}'],
  ['{0}', '{0}'],
]);

test('translates fixed texts and texts with values, and leaves others', () => {
  expect(translate('Send')).toBe('Send nu');
  expect(translate('2 of 5 sent')).toBe('5 sendt, af dem 2');
  expect(translate('2 of 5 sent to all')).toBe('Sendt til alle: 2 af 5');
  expect(translate('Karen Lund')).toBe('Karen Lund');
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
      { press: 'Send nu', role: 'button', inside: 'dialog' },
      { choose: 'Send nu', of: 'Dit navn' },
      { reload: 'page' },
    ],
    expects: { role: 'heading', name: 'Send nu' },
  });
});

test('translates an address without its query and hash', () => {
  expect(translatePath('/contact?a=Send#Send', translate)).toBe('/da/kontakt?a=Send#Send');
  expect(translatePath('/dashboard', translate)).toBe('/dashboard');
});
