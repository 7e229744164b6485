import { Avatar as Radix } from 'radix-ui';
import { pictureCopyUrl } from '../../lib/web-url.js';
import { cn } from '../../lib/class-names.js';

interface AvatarProps {
  imageUrl: string | null;
  initials: string;
  className?: string;
}

/** A picture of a person, else their initials. Decorative: the name stands beside it. */
export function Avatar({ imageUrl, initials, className }: AvatarProps) {
  const url = pictureCopyUrl(imageUrl);
  return (
    <Radix.Root
      aria-hidden
      className={cn(
        'inline-grid size-10 shrink-0 place-items-center overflow-hidden rounded-full bg-ribbon-soft',
        'font-display text-base text-ribbon-deep',
        className,
      )}
    >
      {url && <Radix.Image src={url} alt="" className="size-full object-cover" />}
      <Radix.Fallback>{initials}</Radix.Fallback>
    </Radix.Root>
  );
}
