import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { administrationWords as say } from '../../languages/administration/en.js';
import { Chip } from '../../ui/controls/chip.js';
import { Loading } from '../../ui/controls/loading.js';
import { LetterDrawing } from '../../ui/drawings/letter-drawing.js';
import { EmptyState } from '../../ui/states/empty-state.js';
import { PagedList } from '../../ui/states/paged-list.js';
import { Skeleton } from '../../ui/states/skeleton.js';
import { AdministrationHeader } from './administration-header.js';
import { reportsQuery, type AccountDecision, type ReportState } from './queries.js';
import { ReportCard } from './report-card.js';

const states = {
  open: { label: 'open', empty: 'noOpen', text: 'noOpenText' },
  closed: { label: 'closed', empty: 'noClosed', text: 'noClosedText' },
} as const satisfies Record<ReportState, object>;

/** Reports of gifts, and what an administrator can do about their senders. */
export function ReportsPage() {
  const [state, setState] = useState<ReportState>('open');
  const list = useInfiniteQuery(reportsQuery(state));
  // The list learns of a decision a moment later, by an event.
  const [decided, setDecided] = useState<Readonly<Record<string, boolean>>>({});
  const onDecided = ({ userId, isSuspended }: AccountDecision) =>
    setDecided((before) => ({ ...before, [userId]: isSuspended }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <AdministrationHeader title={say('reports')} text={say('reportsLead')} />
      <fieldset className="flex gap-2">
        <legend className="sr-only">{say('reportsState')}</legend>
        {(Object.keys(states) as ReportState[]).map((each) => (
          <Chip key={each} isOn={each === state} onPress={() => setState(each)}>
            {say(states[each].label)}
          </Chip>
        ))}
      </fieldset>
      <PagedList
        list={list}
        of="reports"
        failure={say('reportsFailed')}
        skeleton={<ReportSkeletons />}
        empty={
          <EmptyState drawing={<LetterDrawing />} title={say(states[state].empty)} text={say(states[state].text)} />
        }
      >
        {(reports) => (
          <ul className="grid gap-5">
            {reports.map((report) => (
              <li key={report.id}>
                <ReportCard
                  report={report}
                  isSuspended={decided[report.senderId] ?? report.isSenderSuspended}
                  onDecided={onDecided}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

const ReportSkeletons = () => (
  <Loading className="grid gap-5">
    <Skeleton className="h-64 rounded-xl" />
    <Skeleton className="h-64 rounded-xl" />
  </Loading>
);
