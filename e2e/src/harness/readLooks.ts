/** Stands in the page, so it uses nothing from outside of it: what a look shows to whoever cannot look. */
export const readLooks = (within: string) => {
  const FRESH = 'data-look-fresh';
  /**
   * What nobody misses on a narrow page: heads of columns, which cards carry as labels; a tip, which stands only beside what is
   * on the screen; a list that gives way to what is opened of it.
   */
  const WIDE_ONLY = 'thead, [role=tooltip], [data-gives-way]';
  const seen = new WeakSet<Element>();
  const widest = new Set<string>();

  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[inert], [aria-hidden=true]') === null;
  const nameOf = (element: Element) => {
    const { tagName, textContent } = element;
    return `<${tagName.toLowerCase()}> ${(textContent ?? '').replace(/\s+/g, ' ').slice(0, 60)}`;
  };
  /** Text that only a screen reader has takes a pixel. */
  const isForEyes = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  };
  const withText = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const elements = new Set<Element>();
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode as Text;
      if (parentElement && data.trim() !== '') elements.add(parentElement);
    }
    for (const field of document.querySelectorAll('input, textarea, select')) elements.add(field);
    return [...elements].filter((element) => element.closest(within) && isSeen(element) && isForEyes(element));
  };
  const wordsOf = (element: Element) =>
    [...element.childNodes]
      .map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ' '))
      .join('')
      .replace(/\s+/g, ' ')
      .trim();

  /** Marks texts that no look before had, and says whether there are any. */
  const freshTexts = () => {
    for (const element of document.querySelectorAll(`[${FRESH}]`)) element.removeAttribute(FRESH);
    const fresh = withText().filter((element) => !seen.has(element));
    for (const element of fresh) {
      seen.add(element);
      element.setAttribute(FRESH, '');
    }
    return fresh.length > 0;
  };

  const scrollsItself = (element: Element) => {
    for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth) return true;
    }
    return false;
  };
  /** What is wider than the page, is cut off, or was there on a wider page and is nowhere now. */
  const misplaced = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const texts = withText();
    const wide = texts.filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !scrollsItself(element),
    );
    // What is in a field can be scrolled there.
    const cut = texts.filter((element) => {
      if (element.matches('input, textarea, select')) return false;
      const { overflowX, textOverflow } = getComputedStyle(element);
      return /hidden|clip/.test(overflowX) && textOverflow === 'clip' && element.scrollWidth > element.clientWidth + 1;
    });
    const content = texts.filter(
      (element) => element.closest('main, [role=dialog], [role=alertdialog]') && !element.closest(WIDE_ONLY),
    );
    const here = new Set(content.map(wordsOf));
    const whole = document.body.innerText;
    const lost = [...widest].filter((words) => words !== '' && !here.has(words) && !whole.includes(words));
    for (const words of here) widest.add(words);
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`, ...wide.map(nameOf)] : []),
      ...cut.map((element) => `cut off: ${nameOf(element)}`),
      ...lost.map((words) => `not there as it is on a wider page: ${words}`),
    ];
  };

  const GROUPS = [
    ['[role=tab]', '[role=tablist]', '[aria-selected=true]'],
    ['[role=radio]', '[role=radiogroup]', '[aria-checked=true]'],
    ['[aria-pressed]', ':has(> [aria-pressed])', '[aria-pressed=true]'],
    ['nav a, nav button', 'nav', '[aria-current]:not([aria-current=false])'],
  ] as const;
  const lookOf = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((part) => [null, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
      .map((style) =>
        [
          ...[style.color, style.backgroundColor, style.borderTopColor, style.borderTopStyle, style.borderBottomWidth],
          ...[style.borderBottomColor, style.borderLeftWidth, style.outlineStyle, style.textDecorationLine],
          ...[style.fontWeight, style.display, style.content, style.opacity, style.visibility, style.transform],
        ].join(),
      )
      .join(' ');
  /** What is chosen of a group, and looks like what is not. */
  const alike = () =>
    GROUPS.flatMap(([member, group, chosen]) =>
      [...document.querySelectorAll(group)].flatMap((place) => {
        const members = [...place.querySelectorAll(member)].filter(isSeen);
        const others = new Set(members.filter((one) => !one.matches(chosen)).map(lookOf));
        return members
          .filter((one) => one.matches(chosen) && others.has(lookOf(one)))
          .map((one) => `chosen, and looks like the others: ${nameOf(one)}`);
      }),
    );

  const ink = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  /** Red, green, blue and alpha of any colour that a browser computes. */
  const channelsOf = (colour: string): number[] => {
    if (!ink) return [0, 0, 0, 0];
    ink.clearRect(0, 0, 1, 1);
    ink.fillStyle = colour;
    ink.fillRect(0, 0, 1, 1);
    return [...ink.getImageData(0, 0, 1, 1).data];
  };
  const brightness = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((byte) => {
      const share = byte / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundOf = (element: Element): string => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    for (let up: Element | null = element; up; up = up.parentElement) {
      const { left, right, top, bottom } = up.getBoundingClientRect();
      const { backgroundColor } = getComputedStyle(up);
      const isUnder = left <= x && x <= right && top <= y && y <= bottom;
      if (isUnder && (channelsOf(backgroundColor)[3] ?? 0) > 127) return backgroundColor;
    }
    return 'Canvas';
  };
  /** What cannot be read where colours are forced: axe takes the fill of text, which is not the one that is forced. */
  const unreadable = () =>
    [...document.querySelectorAll(`[${FRESH}]:not(:disabled)`)].flatMap((element) => {
      const { color } = getComputedStyle(element);
      const ground = groundOf(element);
      const [dark = 0, light = 0] = [brightness(color), brightness(ground)].sort((a, b) => a - b);
      const ratio = (light + 0.05) / (dark + 0.05);
      return ratio < 4.5 ? [`${color} on ${ground} is ${ratio.toFixed(2)}: ${nameOf(element)}`] : [];
    });

  const end = () => {
    for (const element of document.querySelectorAll(`[${FRESH}]`)) element.removeAttribute(FRESH);
  };
  return { freshTexts, misplaced, alike, unreadable, end };
};
