import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useReturnFocus } from './return-focus.js';

interface WholeScreenProps {
  /** For screen readers; what shows is the content's own. */
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A page in front of the page, without a frame. Its content has the button that closes it. */
export function WholeScreen({ title, onClose, children }: WholeScreenProps) {
  const { onCloseAutoFocus } = useReturnFocus();
  return (
    <Radix.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          // The content has a place for the focus of its own.
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={onCloseAutoFocus}
          className="fixed inset-0 z-50 animate-fade overflow-y-auto bg-paper outline-none"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
