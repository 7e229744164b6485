import { useEffect, useRef } from 'react';
import { takeLostFocus } from '../../lib/take-focus.js';
import { Button } from '../controls/button.js';
import { Card } from '../display/card.js';
import { commonWords as say } from '../../languages/common/en.js';

/** Replaces a list that could not be loaded. */
export function LoadError({ text, onRetry }: { text: string; onRetry: () => void }) {
  const losesFocus = useRef(false);
  // The button goes while the list is loaded again. A dialog keeps the focus itself.
  useEffect(
    () => () => {
      if (losesFocus.current) takeLostFocus(document.querySelector('main h1') ?? document.querySelector('main'));
    },
    [],
  );
  return (
    <Card role="alert" className="flex flex-wrap items-center justify-between gap-4 px-6 py-5">
      <p className="text-ink-soft">{text}</p>
      <Button
        variant="quiet"
        size="small"
        onClick={({ currentTarget }) => {
          losesFocus.current = !currentTarget.closest('[role=dialog]');
          onRetry();
        }}
      >
        {say('tryAgain')}
      </Button>
    </Card>
  );
}
