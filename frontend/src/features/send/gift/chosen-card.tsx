import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/controls/button.js';
import { Card } from '../../../ui/display/card.js';
import { LetterDrawing } from '../../../ui/drawings/letter-drawing.js';
import { sendWords as say } from '../../../languages/send/en.js';

/** The choice to send words without a product. */
export function ChosenCard({ onClear }: { onClear: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-3 p-5 sm:p-6">
      <LetterDrawing className="-my-1 size-20 shrink-0" />
      <div className="min-w-48 flex-1">
        <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
          {say('justCard')}
        </h3>
        <p className="mt-1 text-ink-soft">{say('cardText')}</p>
      </div>
      <Button variant="bare" size="small" onClick={onClear}>
        <X aria-hidden />
        {say('clear')}
      </Button>
    </Card>
  );
}
