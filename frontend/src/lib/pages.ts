import type { RouteMap } from '@presently/contracts/catalogue';
import type { PagedList } from '@presently/contracts/kit/operation';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call, type ApiArguments, type Input, type Output } from './api.js';
import type { ReadRoute } from './query.js';

/** The routes that answer with a list in pages. */
export type PagedRoute = {
  [R in ReadRoute]: RouteMap[R] extends { readonly output: PagedList } ? R : never;
}[ReadRoute];
export type RowOf<R extends PagedRoute> = Output<R>[number];

/** The pages of a list that are loaded, as one list, and how to load the next one. Of `useInfiniteQuery(pages(…))`. */
export interface LoadedPages<Row> {
  data: readonly Row[] | undefined;
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** What `ShowMore` needs to know of a list in pages. */
export const moreOf = <Row>(list: LoadedPages<Row>) => ({
  shown: list.data?.length ?? 0,
  hasMore: list.hasNextPage,
  isBusy: list.isFetching,
  hasFailed: list.isFetchNextPageError,
  onMore: () => void list.fetchNextPage(),
});

/**
 * The cached pages of a list: `useInfiniteQuery(pages('GET /api/recipients', { limit: 60 }))`. Like `query`, it is
 * invalidated by its route.
 */
export function pages<R extends PagedRoute>(route: R, input: Input<R>) {
  return infiniteQueryOptions({
    queryKey: [route, 'pages', input],
    queryFn: ({ pageParam, signal }) =>
      nextPage(route, Object.assign({}, input, pageParam && { after: pageParam }), signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages: loaded }) => loaded.flatMap(({ rows }) => rows),
  });
}

interface Page<Row> {
  rows: Row[];
  /** The cursor of the next page. */
  next: string | undefined;
}

/** One page, and the cursor in its `Link` header. */
async function nextPage<R extends PagedRoute>(route: R, input: Input<R>, signal: AbortSignal): Promise<Page<RowOf<R>>> {
  const response = await call(route, ...([input, { signal }] as unknown as ApiArguments<R>));
  const rows = JSON.parse(await response.text()) as RowOf<R>[];
  const [, address] = /^<(.*)>; rel="next"$/.exec(response.headers.get('link') ?? '') ?? [];
  const next = address && new URL(address, 'http://localhost').searchParams.get('after');
  return { rows, next: next || undefined };
}
