import type { ReactNode } from 'react';
import { useDebounced } from '../../lib/use-debounced.js';
import { fieldsWords as say } from '../../languages/fields/en.js';
import { likelyAddress } from '../mail-domain.js';

/** Nobody is corrected in the middle of a word. */
const pauseMs = 600;

const buttonFor = (onPress: () => void) =>
  function AddressButton(address: ReactNode) {
    return (
      <button
        type="button"
        className="rounded-sm font-semibold text-ink underline underline-offset-4 wrap-anywhere pointer-coarse:min-h-11"
        onClick={onPress}
      >
        {address}
      </button>
    );
  };

/** Offers the address that was probably meant. */
export function LikelyAddress({ typed, onAccept }: { typed: string; onAccept: (address: string) => void }) {
  const meant = likelyAddress(useDebounced(typed, pauseMs));
  return (
    <p aria-live="polite" className="text-xs text-ink-soft empty:hidden">
      {meant &&
        say.with({
          other: buttonFor(() => onAccept(meant)),
        })('didYouMean', { address: meant })}
    </p>
  );
}
