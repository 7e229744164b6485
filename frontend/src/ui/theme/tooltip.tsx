import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How long the pointer rests before the first tooltip shows, in milliseconds. */
const delay = 700;
/** Milliseconds after one tooltip in which the next shows at once. */
const skipDelay = 300;
let lastGone = Number.NEGATIVE_INFINITY;

/** Names a control that shows only an icon; the control keeps its own accessible name. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [isShown, setIsShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function come() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsShown(true), performance.now() - lastGone < skipDelay ? 0 : delay);
  }
  function go() {
    clearTimeout(timer.current);
    if (isShown) lastGone = performance.now();
    setIsShown(false);
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isShown) return undefined;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setIsShown(false);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isShown]);

  return (
    <span
      className="relative inline-flex"
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && come()}
      onPointerLeave={go}
      onPointerDown={go}
      onFocus={({ target }) => target.matches(':focus-visible') && setIsShown(true)}
      onBlur={go}
    >
      {children}
      {isShown && (
        <span
          role="tooltip"
          className="absolute top-full end-0 z-50 mt-1.5 animate-fade rounded-md bg-ink px-2.5 py-1.5 text-xs font-medium whitespace-nowrap text-paper"
        >
          {text}
        </span>
      )}
    </span>
  );
}
