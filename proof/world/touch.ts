import type { Page } from 'playwright-core';

/** What a finger needs, in pixels, less what rounding takes. */
const leastPx = 43.5;

/**
 * The controls of a page that are too small for a finger. Links within a sentence are as high as its line, which WCAG
 * allows. A box or a dot is pressed by its label.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const small: string[] = [];
    const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')];
    const scope = dialogs.at(-1) ?? document.body;
    for (const control of scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (control.closest('[aria-hidden=true], [inert], fieldset[disabled]')) continue;
      const target = control.matches('input[type=radio], input[type=checkbox], input[type=file]')
        ? (control.closest('label') ?? control)
        : control;
      const { width, height } = target.getBoundingClientRect();
      // Only for screen readers, or shown with the focus alone.
      if (width <= 1 || height <= 1) continue;
      const style = getComputedStyle(target);
      const sentence = target.parentElement!;
      const isInText =
        style.display.startsWith('inline') &&
        [...sentence.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent!.trim().length > 1);
      if (isInText || height >= least) continue;
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
      small.push(`${control.tagName.toLowerCase()} "${name.slice(0, 40)}" is ${Math.round(height)} px high`);
    }
    return small;
  }, leastPx);
