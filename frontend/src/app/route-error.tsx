import { useEffect, useState, type ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { ApiError, messageOf } from '../lib/api-error.js';
import { Button } from '../ui/controls/button.js';
import { EmptyBoxDrawing } from '../ui/drawings/empty-box-drawing.js';
import { PageHeading } from '../ui/display/page-heading.js';

/** Replaces a page that failed to render. The browser's console has the error under the same reference. */
export function RouteError() {
  const error = useRouteError();
  const [reference] = useState(() => Math.random().toString(36).slice(2, 10));
  useEffect(() => console.error(`Reference ${reference}`, error), [reference, error]);
  const isAnswer = error instanceof ApiError;
  return (
    <Apology
      title="Something went wrong here"
      text="This page could not be shown. Everything you saved is safe."
      detail={isAnswer ? messageOf(error, '') : `If it happens again, tell us this reference: ${reference}`}
      action="Load the page again"
      onAction={() => location.reload()}
    >
      {/* A fresh page load also replaces code that may be out of date. */}
      <Button asChild variant="bare">
        <a href="/">Go to the start page</a>
      </Button>
    </Apology>
  );
}

export function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Apology
      title="Presently cannot be reached"
      text="Nothing you saved is lost. Please try again in a moment."
      action="Try Again"
      onAction={onRetry}
    />
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
      <EmptyBoxDrawing className="size-36" />
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
