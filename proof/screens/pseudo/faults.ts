import type { BrowserContext } from 'playwright-core';
import { settled } from '../../world/page.ts';
import type { Shown } from '../lists/shown.ts';
import { withoutData } from './data.ts';
import { cutIn, textsOf } from './texts.ts';

/** What no message of the pseudo-locale has, nor a day or a number in Japanese. */
const english = /[A-Za-z]{2,}/;

/** What these screens say in English or cut off, and on which of them. */
export async function faultsOf(context: BrowserContext, shown: readonly Shown[]): Promise<string[]> {
  const faults = new Map<string, Set<string>>();
  for (const { name, path, arrange, act } of shown.filter(({ only }) => only !== 'desk')) {
    const page = await context.newPage();
    const add = (fault: string) => faults.set(fault, (faults.get(fault) ?? new Set()).add(name));
    try {
      await arrange?.(page);
      await page.goto(path);
      await settled(page);
      await act?.(page);
      for (const { text, where } of await textsOf(page))
        if (english.test(withoutData(text))) add(`not translated: ${text} (${where})`);
      for (const cut of await cutIn(page)) add(`cut: ${cut}`);
    } catch (error) {
      add(`not opened: ${(error as Error).message}`);
    }
    await page.close();
  }
  await context.close();
  return [...faults].map(([fault, screens]) => `${fault}: ${[...screens].join('; ')}`);
}
