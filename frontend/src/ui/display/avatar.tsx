import { Avatar as Radix } from 'radix-ui';
import { webUrl } from '../../lib/web-url.js';
import { cn } from '../../lib/class-names.js';

interface AvatarProps {
  imageUrl: string | null;
  initials: string;
  className?: string;
}

/** A picture of a person, else their initials. Decorative: the name stands beside it. */
export function Avatar({ imageUrl, initials, className }: AvatarProps) {
  return (
    <Radix.Root
      aria-hidden
      className={cn(
        'inline-grid size-10 shrink-0 place-items-center overflow-hidden rounded-full bg-ribbon-soft',
        'font-display text-base text-ribbon-deep',
        className,
      )}
    >
      {webUrl(imageUrl) && <Radix.Image src={webUrl(imageUrl)} alt="" className="size-full object-cover" />}
      <Radix.Fallback>{initials}</Radix.Fallback>
    </Radix.Root>
  );
}
