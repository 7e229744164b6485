import type { Import } from '@presently/contracts/gifting/imports';
import type { NewImport } from '@presently/contracts/gifting/imports';
import type { DayOrder, ImportField, TextEncoding } from '@presently/rules/imports';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError, messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { keyOf, query } from '../../lib/query.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { importsWords as say } from '../../languages/imports/en.js';

const working = new Set<Import['state']>(['receiving', 'reading', 'applying', 'undoing']);
const pollMs = 700;

export const isWorking = ({ state }: Pick<Import, 'state'>): boolean => working.has(state);

/** The state of an import, read again while work on it is under way. */
export const useImport = (importId: string) =>
  useQuery({
    ...query('GET /api/imports/:importId', { importId, limit: 1 }),
    refetchInterval: ({ state: { data } }) => (data && isWorking(data) ? pollMs : false),
  });

/** All rows, page by page. */
export const useRows = ({ id: importId, state }: Import) =>
  useQuery({
    queryKey: [...keyOf('GET /api/imports/:importId'), 'rows', importId, state],
    queryFn: async ({ signal }) => {
      const rows: Import['rows'] = [];
      for (let after: string | null | undefined; after !== null;) {
        const page = await api('GET /api/imports/:importId', { importId, ...(after && { after }) }, { signal });
        rows.push(...page.rows);
        after = page.next;
      }
      return rows;
    },
    staleTime: Infinity,
  });

export const useEarlierImports = () => useQuery(query('GET /api/imports', { limit: 10 }));

export const useSendFile = (onSent: (id: string) => void) =>
  useMutation({ mutationFn: sendFile, onSuccess: ({ id }) => onSent(id) });

async function sendFile(file: File): Promise<NewImport> {
  const form = new FormData();
  form.set('file', file);
  const response = await fetch('/api/imports', { method: 'POST', body: form, credentials: 'include' }).catch(
    (cause: unknown) => {
      throw new Error(say('notSent'), { cause });
    },
  );
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  return (await response.json()) as NewImport;
}

interface ChosenColumns {
  columns: (ImportField | null)[];
  dayOrder: DayOrder;
  encoding?: TextEncoding;
  hasHeading?: boolean;
}

export const useChooseColumns = (importId: string) =>
  useWork((chosen: ChosenColumns) => api('POST /api/imports/:importId/columns', { importId, ...chosen }));

interface ChosenPeople {
  rowIds: string[];
  somebodyElse: string[];
}

export const useApply = (importId: string) =>
  useWork((chosen: ChosenPeople) => api('POST /api/imports/:importId/apply', { importId, ...chosen }));

export const useUndo = (importId: string) => useWork(() => api('POST /api/imports/:importId/undo', { importId }));

/** Begins work on an import. When it has ended, lists of people are read again. */
function useWork<T>(begin: (input: T) => Promise<unknown>) {
  return useMutation({
    mutationFn: begin,
    onError: (error) =>
      toast({
        title: say('nothingChanged'),
        description: messageOf(error, say('tryAgain')),
        variant: 'destructive',
      }),
  });
}
