import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { messageOf } from '../../lib/api-error.js';
import { query } from '../../lib/query.js';
import { Button } from '../../ui/controls/button.js';
import { Loading } from '../../ui/controls/loading.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import { Skeleton } from '../../ui/states/skeleton.js';
import { Consent } from './consent.js';
import { consentWords as say } from '../../languages/consent/en.js';

/** Where an assistant sends its user to be allowed something. Nothing happens without a press. */
export function ConsentPage() {
  const { search } = useLocation();
  const request = search.slice(1);
  const { data: asked, error } = useQuery({
    ...query('GET /api/oauth/consent', { query: request }),
    retry: false,
  });
  if (error) {
    return (
      <Refusal text={messageOf(error, say('notRead'))}>
        <Button asChild>
          <Link to="/dashboard">{say('toDashboard')}</Link>
        </Button>
      </Refusal>
    );
  }
  if (!asked) {
    return (
      <Loading>
        <Skeleton className="h-72 max-w-xl" />
      </Loading>
    );
  }
  if (asked.refusedTo !== null) {
    return (
      <Refusal text={say('notAccepted', { client: asked.clientName })}>
        <Button asChild>
          <a href={asked.refusedTo} rel="noreferrer">
            {say('backTo', { host: asked.host })}
          </a>
        </Button>
      </Refusal>
    );
  }
  return <Consent asked={asked} request={request} />;
}

function Refusal({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="max-w-xl">
      <PageHeading>{say('cannotAllow')}</PageHeading>
      <p className="mt-3 mb-6 wrap-anywhere text-ink-soft">{text}</p>
      {children}
    </div>
  );
}
