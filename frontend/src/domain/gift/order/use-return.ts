import { useEffect } from 'react';

/** Calls back when the user returns from a shop. */
export function useReturn(isAway: boolean, onReturn: () => void): void {
  useEffect(() => {
    if (!isAway) return undefined;
    const back = () => {
      if (document.visibilityState === 'visible') onReturn();
    };
    document.addEventListener('visibilitychange', back);
    window.addEventListener('focus', back);
    // Two windows may stand side by side.
    window.addEventListener('pointerdown', back);
    return () => {
      document.removeEventListener('visibilitychange', back);
      window.removeEventListener('focus', back);
      window.removeEventListener('pointerdown', back);
    };
  }, [isAway, onReturn]);
}
