import { cn } from '../../../lib/class-names.js';
import { Skeleton } from '../../../ui/states/skeleton.js';
import { productGrid } from './product-row.js';

/** In the grid, a card's parts are level with those of the cards beside it. */
const sheet = 'min-w-0 gap-y-4 rounded-xl border border-line bg-sheet p-5 pb-2';
export const sheetOfIdea = (isInColumn: boolean): string =>
  cn('grid content-start', sheet, !isInColumn && 'row-span-3 grid-rows-subgrid');

/** The height of most texts, so that nothing below them moves while they are written, or when another idea comes. */
export const textsLook = 'flex min-h-51 flex-col';
export const reasonLook = 'mt-3 font-display text-lg leading-snug';

/** The height of three products: it is the same before and after they are found, and for another idea. */
export const productsLook = 'grid min-h-[29.5rem] border-t border-line pointer-coarse:min-h-[31rem]';

/** The placeholder of an idea that has not arrived. */
export function IdeaSkeleton({ isInColumn = false }: { isInColumn?: boolean }) {
  return (
    <li aria-hidden className={sheetOfIdea(isInColumn)}>
      <div className={textsLook}>
        <div className="flex justify-between py-0.5">
          <Skeleton className="h-3.5 w-20" />
          <Skeleton className="h-3.5 w-16" />
        </div>
        <Skeleton className="mt-2.5 h-6 w-3/4" />
        <LineSkeletons lines={1} className="mt-1" />
        <div className={reasonLook}>
          <LineSkeletons lines={3} className="border-s-2 border-line ps-3.5" />
        </div>
      </div>
      <div className={productsLook}>
        <ProductSkeletons />
      </div>
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

export function ProductSkeletons({ count = 3 }: { count?: number }) {
  return (
    <div aria-hidden className="grid content-start divide-y divide-line">
      {widths.slice(0, count).map((width) => (
        <div key={width} className={productGrid('three')}>
          <Skeleton className="aspect-4/3 rounded-lg" />
          <div className="grid min-h-31 content-start gap-2 pt-1">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}
