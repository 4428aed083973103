import { apiRows, apiTable } from './apiTable.ts';
import { isSigned, sessionIn } from './peers/given.ts';

const round = (perSecond: number, p99: number, memory: number) => ({ name: 'session', perSecond, p99, memory });

describe('the table of the api and its peers', () => {
  const rounds = new Map([
    ['ours', [round(6000, 9, 120), round(9000, 7, 130), round(7000, 8, 110)]],
    ['theirs', [round(3500, 20, 80), round(3000, 40, 90), round(4000, 30, 70)]],
  ]);

  it('has of each server the median, the spread, how many times as fast ours is, and the most memory', () => {
    expect(apiRows('session', rounds)).toEqual([
      ['session', 'ours', '7,000', '6,000 to 9,000', '1.00', '8', '130'],
      ['session', 'theirs', '3,500', '3,000 to 4,000', '2.00', '30', '90'],
    ]);
  });

  it('is Markdown, with the figures to the right', () => {
    expect(apiTable([]).split('\n')[1]).toBe('| --- | --- | ---: | ---: | ---: | ---: | ---: |');
  });
});

describe('a peer that does the product’s work', () => {
  it('believes no cookie that the product has not signed', () => {
    expect(sessionIn('a=b; skal.sid=key; skal.sid.sig=no')).toBe(sessionIn('skal.sid=key'));
    expect(isSigned('skal.sid=key; skal.sid.sig=no')).toBe(false);
    expect(isSigned()).toBe(false);
  });
});
