import { cn } from '../../lib/class-names.js';
import { Skeleton } from '../../ui/states/skeleton.js';

/** A card on a subgrid: its parts are level with those of the other cards. */
export const sheetOfIdea =
  'row-span-5 grid min-w-0 grid-rows-subgrid gap-y-4 rounded-xl border border-line bg-sheet p-5 pb-2';

/** The placeholder of an idea that has not arrived. */
export function IdeaSkeleton() {
  return (
    <li aria-hidden className={sheetOfIdea}>
      <div>
        <div className="flex justify-between py-0.5">
          <Skeleton className="h-3.5 w-20" />
          <Skeleton className="h-3.5 w-16" />
        </div>
        <Skeleton className="mt-2.5 h-6 w-3/4" />
      </div>
      <div className="min-h-[3lh] text-lg leading-snug">
        <LineSkeletons lines={3} className="border-l-2 border-line pl-3.5" />
      </div>
      <LineSkeletons lines={2} />
      <ProductSkeletons />
      <div className="border-t border-line pt-2">
        <Skeleton className="my-2 h-5 w-28" />
      </div>
    </li>
  );
}

const widths = ['w-full', 'w-11/12', 'w-2/3'];

export function LineSkeletons({ lines, className }: { lines: number; className?: string }) {
  return (
    <div aria-hidden className={cn('grid content-start gap-2.5 self-start py-1', className)}>
      {widths.slice(-lines).map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </div>
  );
}

export function ProductSkeletons() {
  return (
    <div aria-hidden className="divide-y divide-line border-t border-line">
      {widths.map((width) => (
        <div key={width} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 py-3.5">
          <Skeleton className="aspect-square rounded-lg" />
          <div className="grid min-h-27 content-start gap-2 pt-1">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="mt-2.5 h-9 w-28 rounded-lg" />
          </div>
        </div>
      ))}
    </div>
  );
}
