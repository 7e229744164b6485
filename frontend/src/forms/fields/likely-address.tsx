import { useDebounced } from '../../lib/use-debounced.js';
import { likelyAddress } from '../mail-domain.js';

/** Nobody is corrected in the middle of a word. */
const pauseMs = 600;

/** Offers the address that was probably meant. */
export function LikelyAddress({ typed, onAccept }: { typed: string; onAccept: (address: string) => void }) {
  const meant = likelyAddress(useDebounced(typed, pauseMs));
  return (
    <p aria-live="polite" className="text-xs text-ink-soft empty:hidden">
      {meant && (
        <>
          Did you mean{' '}
          <button
            type="button"
            className="rounded-sm font-semibold text-ink underline underline-offset-4 wrap-anywhere pointer-coarse:min-h-11"
            onClick={() => onAccept(meant)}
          >
            {meant}
          </button>
          ?
        </>
      )}
    </p>
  );
}
