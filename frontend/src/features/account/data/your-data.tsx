import type { Export } from '@presently/contracts/gifting/exports';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '../../../domain/user/current-user.js';
import { withPresence } from '../../../domain/user/presence/presence.js';
import { messageOf } from '../../../lib/api-error.js';
import { api } from '../../../lib/api.js';
import { formatDay } from '../../../lib/time/dates.js';
import { query } from '../../../lib/query.js';
import { Button } from '../../../ui/controls/button.js';
import { RibbonProgress } from '../../../ui/display/ribbon-progress.js';
import { toast } from '../../../ui/overlays/toast-store.js';
import { LoadError } from '../../../ui/states/load-error.js';
import { Skeleton } from '../../../ui/states/skeleton.js';
import { spokenLocale } from '../../../languages/words.js';
import { dataWords as say } from '../../../languages/data/en.js';

const exportsQuery = query('GET /api/exports');
/** Milliseconds between looks at an export that is being prepared. */
const lookEvery = 2_000;
const isUnderWay = ({ state }: Export) => state === 'preparing';

/** Everything about the account as one file. */
export function YourData() {
  const found = useQuery({
    ...exportsQuery,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? lookEvery : false),
  });
  const request = useRequestedExport();
  if (found.isError) {
    return <LoadError text={say('exportsFailed')} onRetry={() => void found.refetch()} />;
  }
  if (!found.data) {
    return (
      <output aria-label={say('loading')} className="grid gap-4">
        <Skeleton className="h-11 w-44" />
      </output>
    );
  }
  const [newest] = found.data;
  const isPreparing = newest !== undefined && isUnderWay(newest);
  const ready = found.data.filter(({ state }) => state === 'ready');
  const hasFailed = newest?.state === 'failed';
  return (
    <div className="grid justify-items-start gap-5">
      {isPreparing && <Preparing progress={newest.progress} />}
      {hasFailed && (
        <p role="alert" className="max-w-[60ch] text-ember">
          {say('notPrepared')}
        </p>
      )}
      {ready.length > 0 && (
        <ul aria-label={say('exports')} className="grid w-full gap-3">
          {ready.map((each) => (
            <Ready key={each.id} ready={each} />
          ))}
        </ul>
      )}
      {/* It stays while the data is prepared, and keeps the focus. */}
      <Button
        variant={ready.length > 0 ? 'quiet' : 'primary'}
        isBusy={request.isPending}
        isSpent={isPreparing}
        onClick={() => request.mutate()}
      >
        {hasFailed ? say('tryAgain') : ready.length > 0 ? say('exportAgain') : say('exportAll')}
      </Button>
    </div>
  );
}

function Preparing({ progress }: { progress: number }) {
  const { emailConfirmed } = useSignedInUser();
  return (
    <div className="grid w-full max-w-[60ch] gap-3">
      <output className="font-semibold">{say('preparingDots')}</output>
      <RibbonProgress label={say('preparing')} max={100} value={progress} />
      <p className="text-ink-soft">{emailConfirmed ? say('leaveAndMail') : say('leaveAndComeBack')}</p>
    </div>
  );
}

function Ready({ ready }: { ready: Export }) {
  const { requestedAt, size, expiresAt, url } = ready;
  const download = useDownload();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-line px-4 py-3">
      <div>
        <p className="font-semibold">
          {formatDay(requestedAt)}, {formatBytes(size!)}
        </p>
        <p className="text-sm text-ink-soft">{say('keptUntil', { day: formatDay(expiresAt!) })}</p>
      </div>
      <Button asChild>
        <a
          href={url!}
          download
          aria-label={say('downloadOf', { day: formatDay(requestedAt) })}
          onClick={(event) => {
            event.preventDefault();
            download.mutate(url!);
          }}
        >
          {say('download')}
        </a>
      </Button>
    </li>
  );
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** `320 kB`, `1.2 MB` */
function formatBytes(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const digits = { style: 'unit', unit: units[power], maximumSignificantDigits: 2 } as const;
  return new Intl.NumberFormat(spokenLocale(), digits).format(bytes / 1_000 ** power);
}

/** Asks for the password first, if it has to: the browser could not ask for it while it loads the file. */
function useDownload() {
  return useMutation({
    mutationFn: async (url: string) => {
      await withPresence(() => api('GET /api/user/presence'));
      const link = document.createElement('a');
      link.href = url;
      link.download = '';
      link.click();
    },
    onError: (error) =>
      toast({
        title: say('notDownloaded'),
        description: messageOf(error, say('pleaseTryAgain')),
        variant: 'destructive',
      }),
  });
}

function useRequestedExport() {
  return useMutation({
    mutationFn: () => withPresence(() => api('POST /api/exports')),
    onError: (error) =>
      toast({
        title: say('notExported'),
        description: messageOf(error, say('pleaseTryAgain')),
        variant: 'destructive',
      }),
  });
}
