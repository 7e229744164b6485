import { useState } from 'react';
import { pictureCopyUrl } from '../../lib/web-url.js';
import { cn } from '../../lib/class-names.js';

interface AvatarProps {
  imageUrl: string | null;
  initials: string;
  className?: string;
}

/** A picture of a person, else their initials. Decorative: the name stands beside it. */
export function Avatar({ imageUrl, initials, className }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const url = pictureCopyUrl(imageUrl);
  return (
    <span
      aria-hidden
      className={cn(
        'inline-grid base:size-10 shrink-0 place-items-center overflow-hidden rounded-full bg-ribbon-soft',
        'font-display base:text-base text-ribbon-deep',
        className,
      )}
    >
      {url && url !== failedUrl ? (
        <img
          src={url}
          alt=""
          className="size-full object-cover"
          // A picture in server-rendered HTML may have failed before React attached its listener.
          ref={(img) => void (img?.complete && img.naturalWidth === 0 && setFailedUrl(url))}
          onError={() => setFailedUrl(url)}
        />
      ) : (
        initials
      )}
    </span>
  );
}
