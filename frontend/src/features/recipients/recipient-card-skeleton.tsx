import { Card } from '../../ui/display/card.js';
import { Skeleton } from '../../ui/states/skeleton.js';
import { SkeletonRow } from '../../ui/states/skeleton-row.js';

export function RecipientCardSkeleton() {
  return (
    <Card className="p-5">
      <SkeletonRow picture="size-13 rounded-full" texts={['h-5 w-32', 'h-4 w-20']} />
      <div className="mt-4 mb-5 flex gap-1.5">
        <Skeleton className="h-6 w-20 rounded-full" />
        <Skeleton className="h-6 w-16 rounded-full" />
      </div>
      <div className="border-t border-line pt-4">
        <Skeleton className="h-9 rounded-lg" />
      </div>
    </Card>
  );
}
