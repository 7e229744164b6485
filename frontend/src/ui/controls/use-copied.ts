import { useEffect, useState } from 'react';

const saidMs = 2_000;

/** Copies a text, and says so for a moment. */
export function useCopied(): { isCopied: boolean; copy: (text: string, onRefused: () => void) => Promise<void> } {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), saidMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return {
    isCopied,
    copy: async (text, onRefused) => {
      try {
        await navigator.clipboard.writeText(text);
        setIsCopied(true);
      } catch {
        // Not every page has access to the clipboard.
        onRefused();
      }
    },
  };
}
