import { Button } from '../controls/button.js';
import { Card } from '../display/card.js';

/** Replaces a list that could not be loaded. */
export function LoadError({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Card role="alert" className="flex flex-wrap items-center justify-between gap-4 px-6 py-5">
      <p className="text-ink-soft">{text}</p>
      <Button variant="quiet" size="small" onClick={onRetry}>
        Try Again
      </Button>
    </Card>
  );
}
