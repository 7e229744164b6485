import { cn } from '../../lib/class-names.js';
import { Skeleton } from './skeleton.js';

interface SkeletonRowProps {
  className?: string;
  /** The look of what is at the left. */
  picture: string;
  /** The sizes of the two texts beside it. */
  texts: readonly [string, string];
}

/** The shape of a row: a picture with two texts beside it. */
export function SkeletonRow({ className, picture, texts }: SkeletonRowProps) {
  return (
    <div className={cn('flex items-center base:gap-4', className)}>
      <Skeleton className={cn('shrink-0', picture)} />
      <div className="grid flex-1 gap-2">
        {texts.map((text, row) => (
          <Skeleton key={row} className={text} />
        ))}
      </div>
    </div>
  );
}
