import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { cn } from '../../lib/class-names.js';
import { Button } from '../controls/button.js';
import { dismissToast, shownToast, subscribeToToasts, type ShownToast } from './toast-store.js';
import { controlsWords as say } from '../../languages/controls/en.js';

/** How long the leaving toast stays mounted for its animation. */
const leaving = 200;
const readMs = 5_000;
/** A toast that offers an action. */
const decideMs = 10_000;

const stripes = { default: 'before:bg-leaf', warning: 'before:bg-amber', destructive: 'before:bg-ember' };

/**
 * An open dialog pulls the focus back that leaves it. It hears of that at the document, and must not hear that the focus
 * went to a toast.
 */
function leaveTraps(toasts: HTMLElement | null) {
  const hide = (event: FocusEvent) => {
    const to = event.type === 'focusin' ? event.target : event.relatedTarget;
    if (toasts?.contains(to as Node | null)) event.stopPropagation();
  };
  const page = document.documentElement;
  page.addEventListener('focusin', hide);
  page.addEventListener('focusout', hide);
  return () => {
    page.removeEventListener('focusin', hide);
    page.removeEventListener('focusout', hide);
  };
}

/** The place where toasts appear; F8 takes the focus there. */
export function Toaster() {
  const current = useSyncExternalStore(subscribeToToasts, shownToast);
  return (
    <Toast.Provider label={say('toast')} duration={readMs} swipeDirection="right" swipeThreshold={50}>
      {current && <ToastCard key={current.id} message={current} />}
      {/* An open dialog hides the rest of the page from screen readers, save what is marked like this. */}
      <div ref={leaveTraps} aria-live="off">
        <Toast.Viewport
          label={say('toasts', { key: 'F8' })}
          hotkey={['F8']}
          // On phones at the top: dialogs and the send screen have their buttons at the foot. On wide screens at the
          // left: buttons and the preview of a gift stand in the middle and at the right.
          className="fixed inset-x-0 top-0 z-60 mx-auto flex w-full max-w-[420px] flex-col gap-2 p-4 outline-none sm:top-auto sm:bottom-0 sm:p-6 lg:mx-0"
        />
      </div>
    </Toast.Provider>
  );
}

function ToastCard({ message }: { message: ShownToast }) {
  const { id, title, description, variant = 'default', action, stays = false } = message;
  const [isOpen, setIsOpen] = useState(true);
  const isDestructive = variant === 'destructive';

  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(() => dismissToast(id), leaving);
    return () => clearTimeout(timer);
  }, [id, isOpen]);

  return (
    <Toast.Root
      open={isOpen}
      onOpenChange={setIsOpen}
      duration={stays ? Infinity : action ? decideMs : readMs}
      type={isDestructive ? 'foreground' : 'background'}
      className={cn(
        // A dialog makes the rest of the page inert. A toast can still be dismissed.
        'pointer-events-auto relative overflow-hidden rounded-lg border border-line bg-sheet py-4',
        'pe-12 ps-6 shadow-lift',
        'before:absolute before:inset-y-0 before:start-0 before:w-1',
        stripes[variant],
        'data-[state=closed]:animate-fade-away data-[state=open]:animate-rise',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        'data-[swipe=end]:translate-x-full data-[swipe=end]:transition-transform',
      )}
    >
      <Toast.Title className={cn('font-semibold', isDestructive && 'text-ember')}>{title}</Toast.Title>
      {description && <Toast.Description className="mt-0.5 text-sm text-ink-soft">{description}</Toast.Description>}
      {action && (
        <Toast.Action asChild altText={action.label}>
          <Button variant="quiet" size="small" className="mt-3" onClick={action.onPress}>
            {action.label}
          </Button>
        </Toast.Action>
      )}
      <Toast.Close
        aria-label={say('dismiss')}
        className={cn(
          'absolute top-1 end-1 grid size-11 place-items-center rounded-md text-ink-soft',
          'hover:bg-paper-deep hover:text-ink',
        )}
      >
        <X aria-hidden className="size-4" />
      </Toast.Close>
    </Toast.Root>
  );
}
