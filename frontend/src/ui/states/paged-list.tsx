import type { ReactNode } from 'react';
import { messageOf } from '../../lib/api-error.js';
import { moreOf, type LoadedPages } from '../../lib/pages.js';
import { ShowMore, type RowKind } from '../controls/show-more.js';
import { LoadError } from './load-error.js';

interface PagedListProps<Row> {
  /** Of `useInfiniteQuery(pages(…))`. */
  list: LoadedPages<Row> & { isError: boolean; error: Error | null; refetch: () => Promise<unknown> };
  of: RowKind;
  /** The sentence for a list that could not be loaded, if the server has none. */
  failure: string;
  skeleton: ReactNode;
  empty: ReactNode;
  isByHand?: boolean;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list in pages, in each of its states. */
export function PagedList<Row>({ list, of, failure, skeleton, empty, isByHand, children }: PagedListProps<Row>) {
  const { data, isError, error, refetch } = list;
  if (!data) {
    return isError ? <LoadError text={messageOf(error, failure)} onRetry={() => void refetch()} /> : skeleton;
  }
  if (data.length === 0) return empty;
  return (
    <>
      {children(data)}
      <ShowMore of={of} isByHand={isByHand ?? false} list={moreOf(list)} />
    </>
  );
}
