import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from './button.js';
import { Input } from './field.js';

const said = 2_000;

/** A text with a copy button. Where pages have no access to the clipboard, the text is selected for copying by hand. */
export function CopyField({ label, text, action }: { label: string; text: string; action: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), said);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      input.current?.select();
    }
  }

  return (
    <div className="flex flex-col gap-2 sm:flex-row">
      <Input
        ref={input}
        readOnly
        aria-label={label}
        value={text}
        onFocus={(event) => event.target.select()}
        className="min-w-0 truncate text-sm text-ink-soft"
      />
      <Button variant="quiet" onClick={() => void copy()} className="min-w-36">
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        <span aria-live="polite">{isCopied ? 'Copied' : action}</span>
      </Button>
    </div>
  );
}
