import { lazy, useState, useSyncExternalStore, type ComponentType } from 'react';

/** A page whose code is fetched on demand. */
export interface LatePage {
  Page: ComponentType;
  /** Afterwards the page renders at once. */
  fetch: () => Promise<void>;
}

/** The code of a page did not arrive: there is no network, or a newer version has replaced it. */
export class PageNotFetched extends Error {
  override readonly name = 'PageNotFetched';
}

const watchers = new Set<() => void>();
let fetching = 0;
function count(change: 1 | -1): void {
  fetching += change;
  for (const watch of watchers) watch();
}

export function latePage(load: () => Promise<{ Component: ComponentType }>): LatePage {
  let fetched: ComponentType | undefined;
  const fetch = async () => {
    if (fetched) return;
    count(1);
    try {
      fetched = (await load()).Component;
    } catch (cause) {
      throw new PageNotFetched('The code of this page could not be fetched', { cause });
    } finally {
      count(-1);
    }
  };
  const Late = lazy(async () => {
    await fetch();
    return { default: fetched! };
  });
  function Page() {
    const [Chosen] = useState(() => fetched ?? Late);
    return <Chosen />;
  }
  return { Page, fetch };
}

const watch = (onChange: () => void) => {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
};

/** Whether the code of a page is being fetched. */
export const useIsFetchingPage = (): boolean =>
  useSyncExternalStore(
    watch,
    () => fetching > 0,
    () => false,
  );
