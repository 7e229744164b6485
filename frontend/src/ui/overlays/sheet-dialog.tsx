import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode, Ref } from 'react';
import { Button } from '../controls/button.js';
import { cn } from '../../lib/class-names.js';
import { backdrop } from './dialog.js';
import { useReturnFocus } from './return-focus.js';
import { useTypedWords } from './typed-words.js';
import { controlsWords as say } from '../../languages/controls/en.js';

interface SheetDialogProps {
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Stays visible above the scrolling content. */
  controls: ReactNode;
  /** Draws a ribbon under the head. */
  isBusy: boolean;
  /** The scrolling content. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

const sheet = [
  'fixed top-1/2 left-1/2 z-50 flex h-dvh w-dvw -translate-1/2 flex-col overflow-hidden bg-paper outline-none',
  'sm:h-[min(calc(100dvh-3rem),62rem)] sm:w-[calc(100vw-3rem)] sm:max-w-[88rem] sm:rounded-xl',
  'sm:border sm:border-line sm:shadow-lift',
  'data-[state=closed]:animate-fade-away data-[state=open]:animate-rise',
];

/** A dialog for long content: it fills a phone, and its size does not depend on the content. */
export function SheetDialog({ onClose, title, description, controls, isBusy, children, ref }: SheetDialogProps) {
  const returnFocus = useReturnFocus();
  const { closeUnlessTyped, listeners, question } = useTypedWords(true, onClose);
  return (
    <Radix.Root open onOpenChange={closeUnlessTyped}>
      <Radix.Portal>
        <Radix.Overlay className={backdrop} />
        <Radix.Content
          className={cn(sheet)}
          {...listeners}
          {...returnFocus}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <header
            className={cn(
              'relative grid gap-x-8 gap-y-3 border-b border-line bg-sheet px-5 py-4 sm:gap-y-4 sm:px-8',
              'sm:py-6 min-[66rem]:grid-cols-[minmax(0,1fr)_auto] min-[66rem]:items-end min-[66rem]:pe-20',
            )}
          >
            <div className="pe-11 min-[66rem]:pe-0">
              <Radix.Title className="line-clamp-2 text-lg wrap-anywhere sm:text-2xl">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-0.5 line-clamp-3 text-sm wrap-anywhere text-ink-soft sm:mt-1 sm:line-clamp-1">
                  {description}
                </Radix.Description>
              )}
            </div>
            {controls}
            {isBusy && (
              <div
                aria-hidden
                className="absolute inset-x-0 -bottom-px h-0.5 motion-safe:animate-unroll bg-ribbon rtl:-scale-x-100"
              />
            )}
          </header>
          {/* Focusable, so that the keyboard can scroll it. */}
          <section
            ref={ref}
            aria-label={title}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-5 -outline-offset-2 sm:px-8 sm:py-7"
          >
            {children}
          </section>
          {question}
          <Radix.Close asChild>
            <Button
              variant="bare"
              size="icon"
              className="absolute top-2.5 end-2.5 sm:top-4 sm:end-4"
              aria-label={say('close')}
            >
              <X aria-hidden />
            </Button>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
