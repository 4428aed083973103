import { screen } from '@testing-library/dom';

/** The elements of a page with these ids, and a stylesheet that can grow. */
const page = (html: string, css = '') => {
  document.head.innerHTML = `<style>${css}</style>`;
  document.body.innerHTML = html;
  const element = (id: string): HTMLElement => {
    const found = document.getElementById(id);
    if (!found) throw new Error(`No element ${id}`);
    return found;
  };
  const style = (id: string) => getComputedStyle(element(id));
  return { element, style };
};

const addRules = (css: string) => document.querySelector('style')?.append(css);

describe('the labels of a field', () => {
  const labelsOf = (field: HTMLElement) => Array.from((field as HTMLInputElement).labels ?? [], (label) => label.id);

  it('are those around it and those that name it, in the order of the page', () => {
    const { element } = page(`
      <label id="first" for="field">First</label>
      <label id="around"><input id="field"></label>
      <label id="none" for="">None</label>
      <label id="other" for="nowhere"><input></label>
      <label id="last" for="field">Last</label>`);
    expect(labelsOf(element('field'))).toEqual(['first', 'around', 'last']);
    expect(labelsOf(element('none'))).toEqual([]);
  });

  it('belong to the first element of an id only', () => {
    const { element } = page('<label id="label" for="field">Name</label><p id="field"></p><input name="second">');
    const second = screen.getByRole('textbox');
    second.id = 'field';
    expect(labelsOf(second)).toEqual([]);
    element('field').remove();
    expect(labelsOf(second)).toEqual(['label']);
  });

  it('change with the page', () => {
    const { element } = page('<label id="label" for="one">Name</label><input id="one"><input id="two">');
    const [one, two] = [element('one'), element('two')];
    expect([labelsOf(one), labelsOf(two)]).toEqual([['label'], []]);
    element('label').setAttribute('for', 'two');
    expect([labelsOf(one), labelsOf(two)]).toEqual([[], ['label']]);
    two.insertAdjacentHTML('afterend', '<label id="added" for="one">Added</label>');
    expect([labelsOf(one), labelsOf(two)]).toEqual([['added'], ['label']]);
    expect(screen.getByLabelText('Added')).toBe(one);
    one.setAttribute('type', 'hidden');
    expect(screen.queryByLabelText('Added')).not.toBeInTheDocument();
    element('label').remove();
    expect(labelsOf(two)).toEqual([]);
  });
});

describe('the style of an element', () => {
  it('follows its class, its attributes, its state and its place', () => {
    const { element, style } = page(
      '<div id="box"><input id="field"><p id="text" class="a">Text</p></div>',
      `.a { display: flex } .b { display: grid } #box [data-open='yes, "so"'] { display: inline }
       .box:has(:disabled) :is(p, b) { display: none } input + p { color: red }`,
    );
    expect([style('text').display, style('text').color]).toEqual(['flex', 'rgb(255, 0, 0)']);
    element('text').className = 'a b';
    expect(style('text').display).toBe('grid');
    element('text').dataset.open = 'yes, "so"';
    expect(style('text').display).toBe('inline');
    element('box').className = 'box';
    expect(style('text').display).toBe('inline');
    (element('field') as HTMLInputElement).disabled = true;
    expect(style('text').display).toBe('none');
    element('field').remove();
    expect([style('text').display, style('text').color]).toEqual(['inline', 'canvastext']);
  });

  it('follows what is written on it, and what is around it', () => {
    const { element, style } = page(
      '<div id="out"><p id="one">One</p></div><div id="in" style="visibility: hidden"><p id="two">Two</p></div>',
    );
    expect([style('one').visibility, style('two').visibility]).toEqual(['visible', 'hidden']);
    element('in').style.visibility = '';
    element('out').style.pointerEvents = 'none';
    expect([style('two').visibility, style('one').pointerEvents]).toEqual(['visible', 'none']);
    expect(style('two').pointerEvents).toBe('auto');
    element('in').append(element('one'));
    expect(style('one').pointerEvents).toBe('auto');
    element('one').style.display = 'none';
    expect([style('one').display, style('two').display]).toEqual(['none', 'block']);
  });

  it('follows rules that come, change and go', () => {
    const { element, style } = page('<p id="text" class="a">Text</p><b id="bold" class="a">Bold</b>');
    expect(style('text').display).toBe('block');
    addRules('.a { display: flex }');
    expect(document.querySelector('style')?.sheet?.cssRules).toHaveLength(1);
    addRules('@media screen { b { display: none } } @media print { p { display: none } }');
    expect([style('text').display, style('bold').display]).toEqual(['flex', 'none']);
    expect(screen.queryByText('Bold')).not.toBeVisible();
    document.querySelector('style')?.replaceChildren('.a { display: grid }');
    expect([style('text').display, style('bold').display]).toEqual(['grid', 'grid']);
    document.querySelector('style')?.remove();
    expect(document.styleSheets).toHaveLength(0);
    expect(style('text').display).toBe('block');
    expect(element('bold')).toBeVisible();
  });
});
