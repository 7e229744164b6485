import { Check, Copy } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/controls/button.js';
import { useCopied } from '../../../ui/controls/use-copied.js';
import { connectWords as say } from '../../../languages/connect/en.js';

/** Some lines to copy. Where pages have no access to the clipboard, they are selected for copying by hand. */
export function CopyCode({ label, code, action }: { label: string; code: string; action: string }) {
  const { isCopied, copy } = useCopied();
  const lines = useRef<HTMLPreElement>(null);
  const select = () => {
    if (lines.current) getSelection()?.selectAllChildren(lines.current);
  };
  return (
    <figure aria-label={label} className="grid justify-items-start gap-3">
      <pre
        ref={lines}
        className="w-full rounded-lg border border-line bg-paper p-4 text-sm leading-relaxed whitespace-pre-wrap wrap-anywhere"
      >
        <code>{code}</code>
      </pre>
      <Button variant="quiet" size="small" onClick={() => void copy(code, select)}>
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        <span aria-live="polite">{isCopied ? say('copied') : action}</span>
      </Button>
    </figure>
  );
}
