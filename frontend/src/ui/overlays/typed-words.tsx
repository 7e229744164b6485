import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { ConfirmDialog } from './confirm-dialog.js';
import { holdBack } from './hold-back.js';
import { controlsWords as say } from '../../languages/controls/en.js';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fields that hold words. A switch or a search is quickly done again. */
const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'file', 'search'].includes(target.type));

/** Notices what is typed in an element, and whether it would be lost. */
function useTyped() {
  const first = useRef(new Map<Field, string>());
  /** Words that a field has turned into a list are no longer its value. */
  const isNew = useRef(false);
  const [typed] = useState(() => ({
    wouldBeLost: () =>
      isNew.current ||
      [...first.current].some(([field, value]) => field.isConnected && field.value !== value && field.value !== ''),
    forget: () => {
      first.current.clear();
      isNew.current = false;
    },
    listeners: {
      onFocusCapture: ({ target }: SyntheticEvent) => {
        if (isField(target) && !first.current.has(target)) first.current.set(target, target.value);
      },
      onInputCapture: ({ target }: SyntheticEvent) => {
        if (isField(target)) isNew.current = true;
      },
      // What was sent is kept. If it was refused, the fields still differ.
      onSubmitCapture: () => {
        isNew.current = false;
      },
    },
  }));
  return typed;
}

/**
 * Asks before a dialog closes in which something was typed: Escape, a click beside it, its cross, Back, and leaving the
 * site. A button of its own, such as Cancel, says what it does.
 * @param close closes the dialog
 */
export function useTypedWords(isOpen: boolean, close: () => void) {
  const { wouldBeLost, forget, listeners } = useTyped();
  /** What was asked for, and waits for the answer. */
  const [asked, setAsked] = useState<{ goOn: () => void }>();

  useEffect(() => {
    if (!isOpen) return undefined;
    const hold = (event: BeforeUnloadEvent) => {
      if (wouldBeLost()) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    const release = holdBack(wouldBeLost, (goOn) => setAsked({ goOn }));
    return () => {
      window.removeEventListener('beforeunload', hold);
      release();
      forget();
    };
  }, [isOpen, wouldBeLost, forget]);

  const question: ReactNode = asked && (
    <Question
      onStay={() => setAsked(undefined)}
      onLeave={() => {
        setAsked(undefined);
        forget();
        asked.goOn();
      }}
    />
  );
  const closeUnlessTyped = () => (wouldBeLost() ? setAsked({ goOn: close }) : close());
  return { closeUnlessTyped, listeners, question };
}

function Question({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onStay}
      title={say('discardTitle')}
      description={say('discardText')}
      confirmLabel={say('discard')}
      cancelLabel={say('keepEditing')}
      onConfirm={onLeave}
    />
  );
}
