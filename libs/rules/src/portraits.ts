/** Limits of the pictures of people that senders upload. The browser makes them small enough. */
export const portraitLimits = {
  /** Pixels of each side, as it is stored. */
  side: 400,
  bytes: 69_000,
  base64: 92_000,
  /** Pixels of an upload. */
  pixels: 4_000_000,
  /** Pictures of one account. */
  perAccount: 2_000,
} as const;

const path = '/media/people/';

/** Where the owner sees a picture. It changes with the picture, so that browsers do not show the former one. */
export const portraitPath = (recipientId: string, key: string): string =>
  `${path}${recipientId}?v=${key.slice(key.indexOf('/') + 1).slice(0, 12)}`;

export const isPortrait = (avatar: string | null | undefined): avatar is string => avatar?.startsWith(path) === true;
