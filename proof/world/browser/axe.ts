import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run: (
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

/** Whether nothing moves any more, apart from what never ends and what scrolling moves: colors in between are no fault. */
const isAtRest = () =>
  !document
    .getAnimations()
    .some(
      ({ playState, timeline, effect }) =>
        playState === 'running' &&
        timeline instanceof DocumentTimeline &&
        effect?.getComputedTiming().iterations !== Infinity,
    );

/**
 * What axe finds wrong with a page once it is at rest, each with the elements concerned.
 * @param rules `colours` if nothing else can have changed since the last check
 */
export async function violations(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  await page.waitForFunction(isAtRest);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async (options) => {
      const results = await (globalThis as never as { axe: Axe }).axe.run(options);
      return results.violations.map(({ id, nodes }) => {
        const places = nodes.map(
          ({ html, failureSummary }) => `${html} (${failureSummary?.split('\n').pop()?.trim()})`,
        );
        return `${id}: ${places.join(' ')}`;
      });
    },
    rules === 'all' ? {} : { runOnly: ['color-contrast', 'link-in-text-block'] },
  );
}
