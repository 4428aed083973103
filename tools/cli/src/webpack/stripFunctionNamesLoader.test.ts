import stripFunctionNamesLoader from './stripFunctionNamesLoader.ts';

const NAMED = `var __defProp = Object.defineProperty;
var __name = (target, value) => __defProp(target, "name", { value, configurable: true });

function setRef(ref) {
  return ref;
}
__name(setRef, "setRef");
var Root = React.forwardRef(/* @__PURE__ */ __name(function Root2(props) {
  return null;
}, "Root2"));
export { Root, setRef };
`;

describe('the function names in a library', () => {
  it('are removed without changing the functions', () => {
    const text = stripFunctionNamesLoader(NAMED);
    expect(text).not.toContain('defineProperty');
    expect(text).not.toContain('__name(setRef');
    expect(text).toContain('var __name = (target) => target;');
    expect(text).toContain('function setRef(ref) {\n  return ref;\n}\nvar Root = React.forwardRef(');
  });

  it('are left alone in a file that sets none', () => {
    expect(stripFunctionNamesLoader('export const one = 1;\n')).toBe('export const one = 1;\n');
  });
});
