import { useState, type ReactNode } from 'react';
import { pictureCopyUrl } from '../../lib/web-url.js';
import { cn } from '../../lib/class-names.js';
import { LateParcel } from '../drawings/late-drawings.js';

interface PictureProps {
  url: string | null | undefined;
  /** Empty if the text beside it says the same. */
  alt: string;
  /** The frame takes the picture's shape, as on the gift's page. */
  isFramed?: boolean;
  /** Replaces a missing or broken picture; else a parcel does. */
  standIn?: ReactNode;
  className?: string;
}

/** A product's picture: whole, on paper, never stretched. A drawn parcel replaces a missing or broken picture. */
export function Picture({ url, alt, isFramed = false, standIn, className }: PictureProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const [isLoaded, setIsLoaded] = useState(false);
  const copyUrl = pictureCopyUrl(url);
  const isShown = copyUrl && copyUrl !== failedUrl;
  return (
    <div
      className={cn(
        'relative grid place-items-center overflow-hidden rounded-lg',
        isFramed ? !isShown && 'border border-line bg-sheet' : 'base:bg-paper-deep',
        // Most pictures are bright. A dark margin would frame them like bars.
        !isFramed && isShown && isLoaded && 'dark:bg-ink',
        className,
      )}
    >
      {isShown ? (
        <img
          src={copyUrl}
          alt={alt}
          loading="lazy"
          decoding="async"
          // Out of the flow: a tall picture would stretch the row beyond the frame.
          className={cn(
            'absolute inset-0',
            isFramed ? 'm-auto max-h-full max-w-full rounded-lg border border-line' : 'size-full object-contain',
          )}
          // A picture in server-rendered HTML may have failed before React attached its listener.
          ref={(img) => {
            if (img?.complete && img.naturalWidth === 0) setFailedUrl(copyUrl);
            if (img?.complete && img.naturalWidth > 0) setIsLoaded(true);
          }}
          onLoad={() => setIsLoaded(true)}
          onError={() => setFailedUrl(copyUrl)}
        />
      ) : (
        (standIn ?? <LateParcel className="size-3/4 max-h-40 max-w-40 opacity-70" />)
      )}
    </div>
  );
}
