import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/controls/button.js';
import { Loading } from '../../ui/controls/loading.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import { LetterDrawing } from '../../ui/drawings/letter-drawing.js';
import { EmptyState } from '../../ui/states/empty-state.js';
import { PagedList } from '../../ui/states/paged-list.js';
import { Skeleton } from '../../ui/states/skeleton.js';
import { ProposalCard } from './proposal-card.js';
import { proposalsQuery } from './queries.js';

/** Gifts that wait for the sender's decision. The links of a mail lead here and change nothing by themselves. */
export function ProposalsPage() {
  const [address] = useSearchParams();
  const list = useInfiniteQuery(proposalsQuery);
  const named = address.get('proposal');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header>
        <PageHeading>Proposals</PageHeading>
        <p className="mt-2 text-ink-soft">Gifts we have prepared for you. Nothing goes out before you approve it.</p>
      </header>
      <PagedList
        list={list}
        of="proposals"
        failure="Your proposals could not be loaded."
        skeleton={
          <Loading className="grid gap-5">
            <Skeleton className="h-56 rounded-xl" />
            <Skeleton className="h-56 rounded-xl" />
          </Loading>
        }
        empty={
          <EmptyState
            drawing={<LetterDrawing />}
            title="No proposals yet"
            text="On Pro, switch on proposals for a person. A gift will be waiting here in good time."
            action={
              <Button asChild>
                <Link to="/recipients">Choose a person</Link>
              </Button>
            }
          />
        }
      >
        {(proposals) => (
          <ul className="grid gap-5">
            {proposals.map((proposal) => (
              <li key={proposal.id}>
                <ProposalCard
                  proposal={proposal}
                  isNamed={proposal.id === named}
                  isEdited={proposal.id === named && address.get('do') === 'edit'}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
