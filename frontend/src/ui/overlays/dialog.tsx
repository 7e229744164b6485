import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.js';
import { cn } from '../../lib/class-names.js';
import { useReturnFocus } from './return-focus.js';
import { useTypedWords } from './typed-words.js';
import { controlsWords as say } from '../../languages/controls/en.js';

interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  className?: string;
  /** Only a button closes it, because its content cannot be shown again. */
  isShownOnce?: boolean;
  /** The name of the field that has the focus at first, if it is not the first control. */
  startsAt?: string;
  children: ReactNode;
}

export const backdrop =
  'fixed inset-0 z-50 bg-shade data-[state=closed]:animate-fade-away data-[state=open]:animate-fade';
export const panel = [
  'fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg -translate-1/2 overflow-y-auto',
  'rounded-xl border border-line bg-sheet p-6 shadow-lift sm:p-8',
  'data-[state=closed]:animate-fade-away data-[state=open]:animate-fade',
];

const stay = (event: Event) => event.preventDefault();
/** Its only button would close it: a second Enter must not. */
const focusWhole = (event: Event) => {
  event.preventDefault();
  (event.currentTarget as HTMLElement).focus();
};

function focusField(event: Event, name: string) {
  event.preventDefault();
  (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[name=${JSON.stringify(name)}]`)?.focus();
}

export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  className,
  isShownOnce,
  startsAt,
  children,
}: DialogProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  const { closeUnlessTyped, listeners, question } = useTypedWords(isOpen, () => onOpenChange(false));
  return (
    <Radix.Root open={isOpen} onOpenChange={closeUnlessTyped}>
      <Radix.Portal>
        <Radix.Overlay className={backdrop} />
        <Radix.Content
          className={cn(panel, className)}
          {...listeners}
          onCloseAutoFocus={onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus(event);
            if (isShownOnce) focusWhole(event);
            else if (startsAt) focusField(event, startsAt);
          }}
          {...(isShownOnce && { onEscapeKeyDown: stay, onInteractOutside: stay })}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <header className="mb-6 pe-10">
            <Radix.Title className="text-2xl">{title}</Radix.Title>
            {description && <Radix.Description className="mt-1.5 text-ink-soft">{description}</Radix.Description>}
          </header>
          {children}
          {question}
          <Radix.Close asChild>
            <Button variant="bare" size="icon" className="absolute top-4 end-4" aria-label={say('close')}>
              <X aria-hidden />
            </Button>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const actions = [
  'mt-8 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end',
  // On phones they stay at the foot while a long form scrolls. The margins reach the dialog's edges.
  'max-sm:sticky max-sm:-bottom-6 max-sm:-mx-6 max-sm:-mb-6 max-sm:border-t max-sm:border-line max-sm:bg-sheet',
  'max-sm:mt-6 max-sm:gap-2 max-sm:px-6 max-sm:pt-3 max-sm:pb-4 max-sm:[@media(max-height:34rem)]:static',
];

/** The row of buttons at a dialog's end: the action last; on phones above Cancel. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={cn(actions)}>{children}</div>;
}
