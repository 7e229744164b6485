/** Characters of an address. In a file of its own: every page checks addresses, and few need the whole vocabulary. */
export const longestUrl = 2048;
