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
import { ProposalOffer } from './proposal-offer.js';
import { proposalsQuery } from './queries.js';
import { proposalsWords as say } from '../../languages/proposals/en.js';

/** Gifts that wait for the sender's decision. The links of a mail lead here and change nothing by themselves. */
export function ProposalsPage() {
  const [address] = useSearchParams();
  const list = useInfiniteQuery(proposalsQuery);
  const named = address.get('proposal');
  const [offer, person] = [address.get('offer'), address.get('person')];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header>
        <PageHeading>{say('title')}</PageHeading>
        <p className="mt-2 text-ink-soft">{say('intro')}</p>
      </header>
      {offer && person && list.data && (
        <ProposalOffer
          occasionId={offer}
          recipientId={person}
          proposed={list.data.map(({ occasionId }) => occasionId)}
        />
      )}
      <PagedList
        list={list}
        of="proposals"
        failure={say('failed')}
        skeleton={
          <Loading className="grid gap-5">
            <Skeleton className="h-56 rounded-xl" />
            <Skeleton className="h-56 rounded-xl" />
          </Loading>
        }
        empty={
          offer ? null : (
            <EmptyState
              drawing={<LetterDrawing />}
              title={say('emptyTitle')}
              text={say('emptyText')}
              action={
                <Button asChild>
                  <Link to="/recipients">{say('choosePerson')}</Link>
                </Button>
              }
            />
          )
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
