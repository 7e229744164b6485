import type { ComponentProps } from 'react';
import { cn } from '../../lib/class-names.js';

const tones = {
  plain: 'bg-paper-deep text-ink-soft',
  ribbon: 'bg-ribbon-soft text-ribbon-deep',
  leaf: 'bg-leaf-soft text-leaf',
  'leaf-solid': 'bg-leaf text-paper',
  amber: 'bg-amber-soft text-amber',
  ember: 'bg-ember-soft text-ember',
  outline: 'border border-line text-ink-soft',
};

interface BadgeProps extends ComponentProps<'span'> {
  tone?: keyof typeof tones | undefined;
  asListItem?: boolean;
}

export function Badge({ tone = 'plain', className, asListItem, ...props }: BadgeProps) {
  const badge = (
    <span
      className={cn(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        tones[tone],
        className,
      )}
      {...props}
    />
  );
  return asListItem ? <li className="inline-flex max-w-full">{badge}</li> : badge;
}
