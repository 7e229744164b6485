import { Component, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError, messageOf } from '../lib/api-error.js';
import { Button } from '../ui/controls/button.js';
import { LateEmptyBox } from '../ui/drawings/late-drawings.js';
import { PageHeading } from '../ui/display/page-heading.js';
import { PageNotFetched } from './late-page.js';
import { commonWords as say } from '../languages/common/en.js';

/** Shows an apology in place of a page that failed to render, until the address changes. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return <Boundary pathname={useLocation().pathname}>{children}</Boundary>;
}

interface BoundaryState {
  failure: { error: unknown } | null;
  pathname: string;
}

class Boundary extends Component<{ pathname: string; children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { failure: null, pathname: this.props.pathname };

  static getDerivedStateFromError = (error: unknown): Partial<BoundaryState> => ({ failure: { error } });

  static getDerivedStateFromProps = ({ pathname }: { pathname: string }, state: BoundaryState) =>
    pathname === state.pathname ? null : { failure: null, pathname };

  override render() {
    const { failure } = this.state;
    return failure ? <RouteError error={failure.error} /> : this.props.children;
  }
}

/** The browser's console has the error under the same reference. */
function RouteError({ error }: { error: unknown }) {
  const [reference] = useState(() => Math.random().toString(36).slice(2, 10));
  useEffect(() => {
    console.error(`Reference ${reference}`, error);
    // A newer release may have replaced the code: see `lib/recover-script.ts`.
    if (error instanceof PageNotFetched) dispatchEvent(new Event('missing'));
  }, [reference, error]);
  if (error instanceof PageNotFetched) {
    return (
      <Apology
        title={say('pageMissing')}
        text={say('pageMissingText')}
        action={say('loadAgain')}
        onAction={() => location.reload()}
      />
    );
  }
  const isAnswer = error instanceof ApiError;
  return (
    <Apology
      title={say('wentWrong')}
      text={say('wentWrongText')}
      detail={isAnswer ? messageOf(error, '') : say('reference', { reference })}
      action={say('loadAgain')}
      onAction={() => location.reload()}
    >
      {/* A fresh page load also replaces code that may be out of date. */}
      <Button asChild variant="bare">
        <a href="/">{say('toStart')}</a>
      </Button>
    </Apology>
  );
}

export function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Apology title={say('unreachable')} text={say('unreachableText')} action={say('tryAgain')} onAction={onRetry} />
  );
}

interface ApologyProps {
  title: string;
  text: string;
  detail?: string;
  action: string;
  onAction: () => void;
  children?: ReactNode;
}

function Apology({ title, text, detail, action, onAction, children }: ApologyProps) {
  return (
    <main
      id="main"
      className="mx-auto grid min-h-[70vh] max-w-xl place-content-center justify-items-center gap-3 px-5 text-center"
    >
      <LateEmptyBox className="size-36" />
      <PageHeading>{title}</PageHeading>
      <p className="text-ink-soft">{text}</p>
      {detail && <p className="text-sm text-ink-soft">{detail}</p>}
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Button onClick={onAction}>{action}</Button>
        {children}
      </div>
    </main>
  );
}
