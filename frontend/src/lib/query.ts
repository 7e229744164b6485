import { queryOptions } from '@tanstack/react-query';
import { api, type ApiArguments, type Input, type Output, type Route } from './api.js';

export type ReadRoute = Extract<Route, `GET ${string}`>;

/**
 * The cached read of a GET route: `useQuery(query('GET /api/recipients'))`. Its key is the route and then the input, so
 * that `invalidateQueries({ queryKey: keyOf('GET /api/recipients') })` reaches every input of the route.
 */
export function query<R extends ReadRoute>(route: R, ...[input]: object extends Input<R> ? [Input<R>?] : [Input<R>]) {
  return queryOptions<Output<R>>({
    queryKey: keyOf(route, input),
    queryFn: ({ signal }) => api(route, ...([input, { signal }] as unknown as ApiArguments<R>)),
  });
}

export function keyOf<R extends ReadRoute>(route: R, input?: Input<R>): readonly unknown[] {
  return input === undefined ? [route] : [route, input];
}
