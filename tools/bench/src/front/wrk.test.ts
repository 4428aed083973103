import { rateIn } from './wrk.ts';

const PRINTED = `Running 3s test @ http://127.0.0.1:3000/
  1 threads and 50 connections
  61234 requests in 3.00s, 1.20GB read
Requests/sec:  20411.27
Transfer/sec:    409.91MB
`;

describe('what wrk prints', () => {
  it('says how many requests came back a second', () => {
    expect(rateIn(PRINTED)).toBe(20_411.27);
  });

  it.each(['  Non-2xx or 3xx responses: 12', '  Socket errors: connect 0, read 3, write 0, timeout 0'])(
    'is worth nothing with %s',
    (line) => {
      expect(() => rateIn(PRINTED.replace('Requests/sec', `${line}\nRequests/sec`))).toThrow(`wrk: ${line.trim()}`);
    },
  );
});
