import { cloneElement, type ComponentProps, type MouseEvent, type ReactElement } from 'react';
import { cn } from '../../lib/class-names.js';
import { Spinner } from './spinner.js';

const look = [
  'base:relative inline-flex items-center justify-center gap-2 rounded-lg font-semibold sm:whitespace-nowrap select-none',
  // In the longest language on the narrowest phone its words take a second line.
  'max-w-full text-center',
  'transition-[background-color,border-color,color,box-shadow]',
  'disabled:cursor-not-allowed base:disabled:opacity-50 aria-busy:cursor-progress',
  'aria-disabled:not-aria-busy:cursor-not-allowed aria-disabled:not-aria-busy:opacity-50',
  '[&_svg]:size-4.5 [&_svg]:shrink-0',
];
const variants = {
  primary: 'bg-ribbon text-on-ribbon hover:not-disabled:bg-ribbon-deep',
  quiet:
    'border border-line-strong bg-sheet text-ink hover:not-disabled:border-ink-soft hover:not-disabled:bg-paper-deep',
  bare: 'text-ink-soft hover:not-disabled:bg-paper-deep hover:not-disabled:text-ink',
  /** Never pressable here: readable instead of faded. */
  off: 'bg-paper-deep text-ink-soft disabled:opacity-100',
  destructive: 'bg-ember text-paper hover:not-disabled:opacity-90',
};
const sizes = {
  /** A finger needs 44 px. */
  small: 'min-h-9 base:px-3 py-1 text-sm pointer-coarse:min-h-11',
  medium: 'min-h-11 px-4.5 py-1.5 text-sm',
  large: 'min-h-13 px-7 py-2 text-base',
  icon: 'size-11',
};

interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  /** Applies the look and the attributes to the only child, a link. */
  asChild?: boolean;
  /**
   * Shows a spinner, keeps the width and the focus, and prevents a second press. A double click on such a button is one
   * press, also where another button has taken its place meanwhile.
   */
  isBusy?: boolean;
  /** Like `disabled`, but keeps the focus: for a button that its own press makes useless. */
  isSpent?: boolean;
}

export function Button({
  variant = 'primary',
  size = 'medium',
  asChild,
  isBusy,
  isSpent,
  className,
  children,
  ...props
}: ButtonProps) {
  const classes = cn(look, variants[variant], sizes[size], className);
  if (asChild) {
    return cloneElement(children as ReactElement<ComponentProps<'button'>>, { className: classes, ...props });
  }
  const { onClick } = props;
  const pressOnce = (event: MouseEvent<HTMLButtonElement>) => {
    // Also prevents the submission of a form, by the Enter key too.
    if (isBusy || isSpent) event.preventDefault();
    else if (event.detail < 2) onClick?.(event);
  };
  return (
    <button
      type="button"
      className={classes}
      {...props}
      {...((isBusy ?? isSpent) !== undefined && { onClick: pressOnce })}
      aria-busy={isBusy || undefined}
      // The attribute `disabled` would take the focus away.
      aria-disabled={isBusy || isSpent || undefined}
      disabled={props.disabled && !isBusy}
    >
      {isBusy && <Spinner className="absolute size-5" />}
      <span className={isBusy ? 'inline-flex items-center gap-2 opacity-0' : 'contents'}>{children}</span>
    </button>
  );
}
