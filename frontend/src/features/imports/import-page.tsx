import { useSearchParams } from 'react-router-dom';
import { messageOf } from '../../lib/api-error.js';
import { Loading } from '../../ui/controls/loading.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import { LoadError } from '../../ui/states/load-error.js';
import { Skeleton } from '../../ui/states/skeleton.js';
import { ChooseFile } from './choose-file.js';
import { ImportSteps } from './import-steps.js';
import { useImport } from './queries.js';
import { importsWords as say } from '../../languages/imports/en.js';

/** People from a file: choose it, look at them, add them. The address holds the import. */
export function ImportPage() {
  const [address, setAddress] = useSearchParams();
  const id = address.get('id');
  return (
    <>
      <PageHeading>{say('title')}</PageHeading>
      <p className="mt-2 max-w-[65ch] text-ink-soft">{say('intro')}</p>
      <div className="mt-8 max-w-4xl">
        {id ? (
          <OneImport importId={id} onAnother={() => setAddress({})} />
        ) : (
          <ChooseFile onSent={(sent) => setAddress({ id: sent })} />
        )}
      </div>
    </>
  );
}

function OneImport({ importId, onAnother }: { importId: string; onAnother: () => void }) {
  const found = useImport(importId);
  if (found.isPending) {
    return (
      <Loading>
        <Skeleton className="h-40 w-full rounded-xl" />
      </Loading>
    );
  }
  if (!found.data) {
    return <LoadError text={messageOf(found.error, say('loadFailed'))} onRetry={() => void found.refetch()} />;
  }
  return <ImportSteps found={found.data} onAnother={onAnother} />;
}
