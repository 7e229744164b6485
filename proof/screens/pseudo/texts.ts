import type { Page } from 'playwright-core';

/** A text that a person sees or hears, and where. */
export interface Found {
  text: string;
  where: string;
}

/** Everything that a page says: its texts, the names and hints of its elements, its title. */
export const textsOf = (page: Page): Promise<Found[]> =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'placeholder'];
    const spoken = [...attributes, 'title', 'alt'];
    const found: { text: string; where: string }[] = [];
    const add = (text: string | null, element: Element, what = '') => {
      if (text?.trim()) found.push({ text: text.trim(), where: `${pathOf(element)}${what}` });
    };
    const pathOf = (element: Element) =>
      [element.parentElement, element].map((each) => each?.tagName.toLowerCase() ?? '').join(' > ');
    // Options of a closed list have no box.
    const isShown = (element: Element) =>
      (element.closest('select') ?? element).checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    // A person's own text, and what is the same in all languages, say so.
    const isOwn = (element: Element) =>
      element.closest('bdi, [translate=no], script, style, noscript, textarea') !== null;

    add(document.title, document.documentElement, ' title');
    for (const element of document.body.querySelectorAll('*'))
      for (const name of spoken)
        if (element.hasAttribute(name) && isShown(element)) add(element.getAttribute(name), element, ` [${name}]`);
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const element = walk.currentNode.parentElement!;
      if (!isOwn(element) && isShown(element)) add(walk.currentNode.textContent, element);
    }
    return found;
  });

/** Elements whose text is cut off, or stands beyond them, and what the page is wider than the screen. */
export const cutIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${(element.getAttribute('class') ?? '').slice(0, 80)}">`;
    const told = (element: Element) =>
      `${nameOf(element)} "${(element.textContent || element.getAttribute('placeholder') || '').trim().slice(0, 70)}"`;
    const wider = document.documentElement.scrollWidth - innerWidth;
    if (wider > 0) {
      const out = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > innerWidth + 1 && element.checkVisibility(),
      );
      cut.push(`the page is ${wider} px wider than the screen: ${out.slice(-2).map(told).join(', ')}`);
    }
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent!.trim());
    const pen = document.createElement('canvas').getContext('2d')!;
    const widthOf = (text: string, element: Element) => {
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
      pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      return pen.measureText(text).width;
    };
    const roomIn = (element: Element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      return element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    };

    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      // Only for screen readers.
      if (element.clientWidth <= 1 || element.clientHeight <= 1) continue;
      if (element instanceof HTMLInputElement) {
        // A long hint ends in dots: it is an example, and says no more than the label.
        const isCut = element.value === '' && widthOf(element.placeholder, element) > roomIn(element) + 1;
        if (isCut && getComputedStyle(element).textOverflow !== 'ellipsis') cut.push(`hint: ${told(element)}`);
        continue;
      }
      if (element instanceof HTMLSelectElement) {
        const chosen = element.selectedOptions[0]?.textContent?.trim() ?? '';
        const isCut = widthOf(chosen, element) > roomIn(element) + 1;
        if (isCut && getComputedStyle(element).textOverflow !== 'ellipsis')
          cut.push(`choice: ${nameOf(element)} "${chosen}"`);
        continue;
      }
      if (element instanceof HTMLTextAreaElement || !hasOwnText(element)) continue;
      // Names of people, gifts and shops may be of any length.
      if (!/[\u00c0-\u024f\u1e00-\u1eff]/.test(element.textContent!)) continue;
      const { overflowX, textOverflow, webkitLineClamp, overflowY } = getComputedStyle(element);
      const isScrolled = ['auto', 'scroll'].includes(overflowX);
      const isWhole = element.getAttribute('title')?.trim() === element.textContent!.trim();
      if (element.scrollWidth > element.clientWidth + 1 && !isScrolled && !isWhole)
        cut.push(`${textOverflow === 'ellipsis' ? 'shortened' : 'too wide'}: ${told(element)}`);
      const isLower = element.scrollHeight > element.clientHeight + 2;
      if (isLower && (webkitLineClamp !== 'none' || overflowY === 'hidden') && !isWhole)
        cut.push(`too high: ${told(element)}`);
    }
    return cut;
  });
