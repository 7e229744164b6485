import { Check, Copy } from 'lucide-react';
import { useRef } from 'react';
import { Button } from './button.js';
import { Input } from './field.js';
import { useCopied } from './use-copied.js';
import { controlsWords as say } from '../../languages/controls/en.js';

/** A text with a copy button. Where pages have no access to the clipboard, the text is selected for copying by hand. */
export function CopyField({ label, text, action }: { label: string; text: string; action: string }) {
  const { isCopied, copy } = useCopied();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-col gap-2 sm:flex-row">
      <Input
        ref={input}
        readOnly
        dir="ltr"
        aria-label={label}
        value={text}
        onFocus={(event) => event.target.select()}
        className="min-w-0 truncate text-sm text-ink-soft rtl:text-right"
      />
      <Button variant="quiet" onClick={() => void copy(text, () => input.current?.select())} className="min-w-36">
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        <span aria-live="polite">{isCopied ? say('copied') : action}</span>
      </Button>
    </div>
  );
}
