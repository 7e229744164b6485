import type { Page } from 'playwright-core';

/** What a finger needs, in pixels, less what rounding takes. */
const leastPx = 43;

/**
 * The controls of a page that are too small for a finger: what answers at their middle is not that high. Links within a
 * sentence are as high as its line, which WCAG allows. A box or a dot is pressed by its label.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const small: string[] = [];
    const above = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')];
    const scope = above.at(-1) ?? document.body;

    /** The height at which a press hits the control. */
    function reach(control: HTMLElement): number {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getClientRects()[0]!;
      const [x, y] = [left + width / 2, top + height / 2];
      const isHit = (at: number) => {
        const hit = document.elementFromPoint(x, at);
        return hit !== null && (control.contains(hit) || hit.closest('label')?.control === control);
      };
      if (!isHit(y)) return least;
      let [upper, lower] = [y, y];
      while (upper > y - least && isHit(upper - 1)) upper -= 1;
      while (lower < y + least && isHit(lower + 1)) lower += 1;
      return lower - upper;
    }

    for (const control of scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (control.closest('[aria-hidden=true], [inert], fieldset[disabled]')) continue;
      const { width, height } = control.getBoundingClientRect();
      // Only for screen readers, or shown with the focus alone.
      if (width <= 1 || height <= 1 || height >= least) continue;
      const isInText =
        getComputedStyle(control).display === 'inline' &&
        [...control.parentElement!.childNodes].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent!.trim().length > 1,
        );
      if (isInText) continue;
      const reached = reach(control);
      if (reached >= least - 1) continue;
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
      small.push(`${control.tagName.toLowerCase()} "${name.slice(0, 40)}" is ${Math.round(reached)} px high`);
    }
    scrollTo(0, 0);
    return small;
  }, leastPx);
