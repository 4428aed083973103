import { messageOf, say } from './say.ts';

describe('say', () => {
  it('is English in Node', () => {
    expect(say('Please enter a title')).toBe('Please enter a title');
    expect(say('Please use at most {max} details', { max: 10 })).toBe('Please use at most 10 details');
  });
});

describe('messageOf', () => {
  it('returns the message of a sentence with values', () => {
    const message = { id: 'Please use at most {max} views', values: { max: 7 } };
    expect(messageOf(say('Please use at most {max} views', { max: 7 }))).toEqual(message);
  });

  it('returns the sentence itself as the id of another one', () => {
    expect(messageOf('Please enter a title')).toEqual({ id: 'Please enter a title' });
  });
});
