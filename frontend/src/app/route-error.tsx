import { useRouteError } from 'react-router-dom';
import { messageOf } from '../lib/api-error.js';
import { Button } from '../ui/controls/button.js';
import { EmptyBoxDrawing } from '../ui/drawings/empty-box-drawing.js';
import { PageHeading } from '../ui/display/page-heading.js';

/** Replaces a page that failed to render. */
export function RouteError() {
  const error = useRouteError();
  console.error(error);
  return (
    <Apology
      title="Something went wrong here"
      text="This page could not be shown. Everything you saved is safe."
      detail={messageOf(error, '')}
      action="Load the page again"
      onAction={() => location.reload()}
    />
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
}

function Apology({ title, text, detail, action, onAction }: ApologyProps) {
  return (
    <main
      id="main"
      className="mx-auto grid min-h-[70vh] max-w-xl place-content-center justify-items-center gap-3 px-5 text-center"
    >
      <EmptyBoxDrawing className="size-36" />
      <PageHeading>{title}</PageHeading>
      <p className="text-ink-soft">{text}</p>
      {detail && <p className="text-sm text-ink-soft">{detail}</p>}
      <Button className="mt-4" onClick={onAction}>
        {action}
      </Button>
    </main>
  );
}
