import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { messageOf } from '../../lib/api-error.js';
import { Button } from '../../ui/controls/button.js';
import { Loading } from '../../ui/controls/loading.js';
import { TitledCard } from '../../ui/display/titled-card.js';
import { LoadError } from '../../ui/states/load-error.js';
import { Skeleton } from '../../ui/states/skeleton.js';
import { KeptIdeaRow } from './kept-idea-row.js';
import { keptIdeasQuery } from './queries.js';
import { keepWords as say } from '../../languages/keep/en.js';

/** The ideas that are kept for a person. */
export function KeptIdeasSection({ recipientId }: { recipientId: string }) {
  const { data, isError, error, refetch } = useQuery(keptIdeasQuery(recipientId));
  return (
    <TitledCard
      title={say('sectionTitle')}
      action={
        <Button asChild variant="quiet" size="small">
          <Link to={`/keep?recipient=${recipientId}`}>{say('title')}</Link>
        </Button>
      }
    >
      {isError && !data && <LoadError text={messageOf(error, say('sectionFailed'))} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Loading>
          <Skeleton className="h-20 rounded-lg" />
        </Loading>
      )}
      {data?.length === 0 && <p className="text-sm text-ink-soft">{say('sectionEmpty')}</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line">
          {data.map((idea) => (
            <KeptIdeaRow key={idea.id} idea={idea} />
          ))}
        </ul>
      )}
    </TitledCard>
  );
}
