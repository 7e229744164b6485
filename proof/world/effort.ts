import type { BrowserContext } from 'playwright-core';

/** What a person does on the pages of a profile: the browser's own events, not the calls of a test. */
export interface Effort {
  /** The names of what was pressed, in order. */
  presses: string[];
  /** The names of the fields that were filled in, each once. Parts of a date are one field. */
  fields: Set<string>;
  /** How far what was pressed has moved half a second later, in pixels, by its name. */
  moves: Record<string, number>;
}

type Event = { press: string } | { field: string } | { moved: string; by: number };

/** Runs in the page. Without helpers from outside: its text is sent to the browser. */
function watch() {
  const tell = (event: Event) => (globalThis as unknown as { tellEffort: (event: Event) => void }).tellEffort(event);
  const nameOf = (element: Element): string => {
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    const text = element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
    return text.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
  };
  addEventListener(
    'pointerdown',
    ({ isTrusted, target }) => {
      if (!isTrusted || !(target instanceof Element)) return;
      const pressed = target.closest('a, button, label, summary, select, [role=option], [role=menuitem]') ?? target;
      const name = nameOf(pressed);
      const { x, y } = pressed.getBoundingClientRect();
      tell({ press: name });
      setTimeout(() => {
        const now = pressed.getBoundingClientRect();
        // What is gone has not moved.
        if (!pressed.isConnected || now.width === 0) return;
        tell({ moved: name, by: Math.hypot(now.x - x, now.y - y) });
      }, 500);
    },
    true,
  );
  addEventListener(
    'input',
    ({ isTrusted, target }) => {
      if (!isTrusted || !(target instanceof HTMLElement)) return;
      if (target instanceof HTMLInputElement && ['radio', 'checkbox'].includes(target.type)) return;
      const group = target.closest('fieldset:has(> legend)');
      const legend = group?.querySelector('legend');
      // A legend may have a note beside its name.
      tell({ field: nameOf(legend ? (legend.firstElementChild ?? legend) : target) });
    },
    true,
  );
}

/** Counts from now on. */
export async function countEffort(context: BrowserContext): Promise<Effort> {
  const effort: Effort = { presses: [], fields: new Set(), moves: {} };
  await context.exposeBinding('tellEffort', (_source, event: Event) => {
    if ('press' in event) effort.presses.push(event.press);
    else if ('field' in event) effort.fields.add(event.field);
    else effort.moves[event.moved] = Math.max(effort.moves[event.moved] ?? 0, event.by);
  });
  await context.addInitScript(watch);
  return effort;
}
