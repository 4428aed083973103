import { render } from '@testing-library/react';
import * as bell from 'lucide-react/icons/bell';
import * as check from 'lucide-react/icons/check';
import * as utensils from 'lucide-react/icons/utensils';
import createLucideIcon from './createLucideIcon.ts';

type Icon = ReturnType<typeof createLucideIcon>;

/** Each icon file also exports its shapes, which its types omit. */
const load = (module: object) => module as { default: Icon; __iconData: Parameters<typeof createLucideIcon>[0] };

const pictureOf = (Icon: Icon, props: Parameters<Icon>[0]): Element => {
  const { container } = render(<Icon {...props} />);
  const picture = container.firstElementChild;
  if (!picture) throw new Error('no svg was rendered');
  // lucide-react adds several class names per icon; the product's styles use the first.
  picture.setAttribute('class', picture.classList.item(0) ?? '');
  return picture;
};

describe.each(Object.entries({ bell, check, utensils }))('the icon %s', (_, module) => {
  const { default: theirs, __iconData } = load(module);

  it.each<[string, Parameters<Icon>[0]]>([
    ['as it is', {}],
    ['in another size', { size: 16 }],
    ['in another colour', { color: 'red' }],
    ['with attributes', { 'aria-hidden': true, id: 'news', strokeWidth: 3 }],
  ])('renders as lucide-react does: %s', (_case, props) => {
    const ours = pictureOf(createLucideIcon(__iconData), props);
    expect(ours.outerHTML).toContain('<path');
    expect(ours).toEqual(pictureOf(theirs, props));
  });
});
