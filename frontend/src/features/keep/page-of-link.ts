import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.js';

const pageQuery = (url: string) =>
  queryOptions({ queryKey: ['page of a link', url], queryFn: () => api('POST /api/link-preview', { url }) });

/** What the page of a link says about its product. Each page is read once. @param url blank for none */
export const usePageOfLink = (url: string) => useQuery({ ...pageQuery(url), enabled: url !== '' });

/** The same, for when it is needed: waits while the page is being read. A page that cannot be read says nothing. */
export function useReadPageOfLink() {
  const client = useQueryClient();
  return async (url: string) => {
    const page = pageQuery(url);
    const hasFailed = client.getQueryState(page.queryKey)?.status === 'error';
    return hasFailed || url === '' ? undefined : client.fetchQuery(page).catch(() => undefined);
  };
}
