import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/class-names.js';

const styles = cva(
  'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
  {
    variants: {
      tone: {
        plain: 'bg-paper-deep text-ink-soft',
        ribbon: 'bg-ribbon-soft text-ribbon-deep',
        leaf: 'bg-leaf-soft text-leaf',
        'leaf-solid': 'bg-leaf text-paper',
        amber: 'bg-amber-soft text-amber',
        ember: 'bg-ember-soft text-ember',
        outline: 'border border-line text-ink-soft',
      },
    },
    defaultVariants: { tone: 'plain' },
  },
);

interface BadgeProps extends ComponentProps<'span'>, VariantProps<typeof styles> {
  asListItem?: boolean;
}

export function Badge({ tone, className, asListItem, ...props }: BadgeProps) {
  const badge = <span className={cn(styles({ tone }), className)} {...props} />;
  return asListItem ? <li className="inline-flex max-w-full">{badge}</li> : badge;
}
