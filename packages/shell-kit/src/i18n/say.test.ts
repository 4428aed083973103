import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { say } from '@skal/contracts/site/say';

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

it('says sentences of contracts in the language of the page', () => {
  const messages = { 'Please use at most {max} details': compileMessage('Brug højst {max} detaljer') };
  i18n.loadAndActivate({ locale: 'da', messages });
  expect(say('Please use at most {max} details', { max: 10 })).toBe('Brug højst 10 detaljer');
  expect(say('Please enter a title')).toBe('Please enter a title');
});
