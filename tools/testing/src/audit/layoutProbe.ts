/** Finds visual faults. Runs in the page, so it uses nothing from outside this function. */
export const createLayoutProbe = (within: string) => {
  const NEW_TEXT = 'data-new-text';
  /**
   * Content that a narrow page may lack: column headers, which cards repeat as labels; a tooltip, shown only beside visible
   * content; a list that is replaced by its opened item.
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
  /** Visually hidden text takes one pixel. */
  const isLarge = (element: Element) => {
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
    return [...elements].filter((element) => element.closest(within) && isSeen(element) && isLarge(element));
  };
  const wordsOf = (element: Element) =>
    [...element.childNodes]
      .map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ' '))
      .join('')
      .replace(/\s+/g, ' ')
      .trim();

  /** Marks text that no previous call has seen. Returns whether there is any. */
  const markNewText = () => {
    for (const element of document.querySelectorAll(`[${NEW_TEXT}]`)) element.removeAttribute(NEW_TEXT);
    const newTexts = withText().filter((element) => !seen.has(element));
    for (const element of newTexts) {
      seen.add(element);
      element.setAttribute(NEW_TEXT, '');
    }
    return newTexts.length > 0;
  };

  interface Surround {
    readonly box: DOMRect;
    /** For each axis, whether overflowing content can be scrolled to, is cut off, or is visible. */
    readonly x: 'scrolls' | 'cuts' | 'shows';
    readonly y: 'scrolls' | 'cuts' | 'shows';
    readonly isFixed: boolean;
  }
  const surroundOf = (element: Element): Surround => {
    const { overflowX, overflowY, position, textOverflow } = getComputedStyle(element);
    const how = (overflow: string, isLarger: boolean) => {
      if (/auto|scroll/.test(overflow)) return isLarger ? 'scrolls' : 'shows';
      return /hidden|clip/.test(overflow) ? 'cuts' : 'shows';
    };
    const x = how(overflowX, element.scrollWidth > element.clientWidth);
    return {
      box: element.getBoundingClientRect(),
      x: textOverflow === 'ellipsis' && x === 'cuts' ? 'scrolls' : x,
      y: how(overflowY, element.scrollHeight > element.clientHeight),
      isFixed: position === 'fixed',
    };
  };
  const boxesOf = (element: Element): DOMRect[] => {
    if (element.matches('input, textarea, select')) return [element.getBoundingClientRect()];
    const range = document.createRange();
    return [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '')
      .flatMap((node) => {
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      });
  };
  type Span = readonly [number, number];
  const isWithin = ([start, end]: Span, [low, high]: Span, slack: number) =>
    start >= low - slack && end <= high + slack;
  /** The visible part of a span in a scroll container; the whole container where the span is scrolled out of view. */
  const through = ([start, end]: Span, [low, high]: Span): Span =>
    end <= low || start >= high ? [low, high] : [Math.max(start, low), Math.min(end, high)];
  /** Whether a part of a text is outside the window or an element that cuts it off. */
  const isCut = (element: Element, surrounds: Map<Element, Surround>) => {
    const page: Span = [0, document.documentElement.clientWidth];
    // A line box is taller than its letters.
    const slack = Number.parseFloat(getComputedStyle(element).fontSize) * 0.35;
    return boxesOf(element).some(({ left, right, top, bottom }) => {
      let across: Span = [left, right];
      let down: Span = [top, bottom];
      for (let up: Element | null = element; up && up !== document.documentElement; up = up.parentElement) {
        const { box, x, y, isFixed } = surrounds.get(up) ?? surroundOf(up);
        surrounds.set(up, { box, x, y, isFixed });
        if (x === 'scrolls') across = through(across, [box.left, box.right]);
        if (y === 'scrolls') down = through(down, [box.top, box.bottom]);
        if (x === 'cuts' && !isWithin(across, [box.left, box.right], 1)) return true;
        if (y === 'cuts' && !isWithin(down, [box.top, box.bottom], slack)) return true;
        if (isFixed) break;
      }
      return !isWithin(across, page, 1);
    });
  };
  /** Whether a text ends in an ellipsis, and its full text is not available. */
  const isShortened = (element: Element) => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    if (textOverflow !== 'ellipsis' || !/hidden|clip/.test(overflowX)) return false;
    return element.scrollWidth > element.clientWidth + 1 && !element.closest('[title], [aria-label]');
  };
  /** Finds content that is wider than the page, is cut off, or is missing although a wider page had it. */
  const findLayoutIssues = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const texts = withText();
    const surrounds = new Map<Element, Surround>();
    const cut = texts.filter((element) => isCut(element, surrounds) || isShortened(element));
    const content = texts.filter(
      (element) => element.closest('main, [role=dialog], [role=alertdialog]') && !element.closest(WIDE_ONLY),
    );
    const here = new Set(content.map(wordsOf));
    const whole = document.body.innerText;
    const missingTexts = [...widest].filter((words) => words !== '' && !here.has(words) && !whole.includes(words));
    for (const words of here) widest.add(words);
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...cut.map((element) => `cut off: ${nameOf(element)}`),
      ...missingTexts.map((words) => `not there as it is on a wider page: ${words}`),
    ];
  };

  /** Finds navigation, useless on paper, and content that only scrolling would show. */
  const unprintable = () => {
    const navigation = 'nav, footer:not(article footer), [data-widget], a[href="#main"], [data-pinned]';
    const seen = (place: string) =>
      [...document.querySelectorAll(place)].filter((element) => element.checkVisibility());
    const scrollable = seen('main, main *').filter(
      (element) =>
        /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1,
    );
    return [
      ...seen(navigation).map((way) => `leads nowhere: ${nameOf(way)}`),
      ...scrollable.map((element) => `cut off: ${nameOf(element)}`),
    ];
  };

  const GROUPS = [
    ['[role=tab]', '[role=tablist]', '[aria-selected=true]'],
    ['[role=radio]', '[role=radiogroup]', '[aria-checked=true]'],
    ['[aria-pressed]', ':has(> [aria-pressed])', '[aria-pressed=true]'],
    ['nav a, nav button', 'nav', '[aria-current]:not([aria-current=false])'],
  ] as const;
  const styleOf = (element: Element) =>
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
  /** Finds selected members of a group that look like the others. */
  const findIndistinct = () =>
    GROUPS.flatMap(([member, group, chosen]) =>
      [...document.querySelectorAll(group)].flatMap((place) => {
        const members = [...place.querySelectorAll(member)].filter(isSeen);
        const others = new Set(members.filter((element) => !element.matches(chosen)).map(styleOf));
        return members
          .filter((element) => element.matches(chosen) && others.has(styleOf(element)))
          .map((element) => `chosen, and looks like the others: ${nameOf(element)}`);
      }),
    );

  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  /** Red, green, blue and alpha of any CSS colour. */
  const channelsOf = (colour: string): number[] => {
    if (!context) return [0, 0, 0, 0];
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  };
  const brightness = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((byte) => {
      const share = byte / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const backgroundOf = (element: Element): string => {
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
  /** Finds low contrast in forced colours: axe reads the text's fill, which is not the forced colour. */
  const findLowContrast = () =>
    [...document.querySelectorAll(`[${NEW_TEXT}]:not(:disabled)`)].flatMap((element) => {
      const { color } = getComputedStyle(element);
      const background = backgroundOf(element);
      const [dark = 0, light = 0] = [brightness(color), brightness(background)].sort((a, b) => a - b);
      const ratio = (light + 0.05) / (dark + 0.05);
      return ratio < 4.5 ? [`${color} on ${background} is ${ratio.toFixed(2)}: ${nameOf(element)}`] : [];
    });

  const dispose = () => {
    for (const element of document.querySelectorAll(`[${NEW_TEXT}]`)) element.removeAttribute(NEW_TEXT);
  };
  return { markNewText, findLayoutIssues, unprintable, findIndistinct, findLowContrast, dispose };
};
