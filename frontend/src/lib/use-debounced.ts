import { useEffect, useState } from 'react';

/** The value once it has not changed for a moment, so that a search follows what was typed and not each letter. */
export function useDebounced<T>(value: T, milliseconds = 250): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
