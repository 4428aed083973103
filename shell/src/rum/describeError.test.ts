import { describeError } from './mountReporter.ts';

const SITE = 'https://skal.example';
const [PAGE, VENDOR] = [
  '/r/mfe-marketing/0.1.0-3984f9d6e3/HomePage.fa81a225.js',
  '/r/shell/0.1.0-1fc376154e/vendor.js',
];
const AGAIN = '/r/mfe-marketing/0.1.0-3984f9d6e3/~2/341.2f50538b.js';

/** The same error as each browser writes it down. */
const STACKS = {
  Chrome: `TypeError: Cannot read properties of undefined (reading 'map')
    at Hero (${SITE}${PAGE}:1:2345)
    at ${SITE}${AGAIN}:2:67
    at Array.map (<anonymous>)
    at async Promise.all (index 0)
    at lo (${SITE}${VENDOR}:9:100)
    at chrome-extension://abcdef/content.js:5:6`,
  Firefox: `Hero@${SITE}${PAGE}:1:2345
@${SITE}${AGAIN}:2:67
map@[native code]
async*lo@${SITE}${VENDOR}:9:100
@moz-extension://abcdef/content.js:5:6
`,
  Safari: `Hero@${SITE}${PAGE}:1:2345
${SITE}${AGAIN}:2:67
map@[native code]
lo@${SITE}${VENDOR}:9:100
safari-web-extension://abcdef/content.js:5:6`,
};

const thrown = (stack: string) => Object.assign(new Error('it broke'), { stack });

describe('the description of an error', () => {
  it.each(Object.entries(STACKS))('has the frames in releases, in the form of %s', (_, stack) => {
    const frames = [`${PAGE}:1:2345`, `${AGAIN}:2:67`, `${VENDOR}:9:100`];
    expect(describeError(thrown(stack))).toEqual({ message: 'it broke', frames });
  });

  it.each([['plain words'], [undefined], [7]])('has the text of %p where that was thrown', (thrown) => {
    expect(describeError(thrown)).toEqual({ message: String(thrown) });
  });

  it('has ten frames at most', () => {
    expect(describeError(thrown(`f@${SITE}${PAGE}:1:2\n`.repeat(500))).frames).toHaveLength(10);
  });
});
