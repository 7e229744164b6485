/** Pauses until the next try, by the number of tries so far, as multiples of the first. The last one repeats. */
const multiples = [1, 6, 30, 90, 180, 540, 1_080, 2_160] as const;

/**
 * Milliseconds until the next try, a fifth longer or shorter by chance, so that many receivers do not come back at once.
 * @param baseMs the first pause: 20 s makes 2 min, 10 min, 30 min, 1 h, 3 h, 6 h, 12 h of the others
 */
export function pauseAfter(tries: number, baseMs: number, random: () => number = Math.random): number {
  const multiple = multiples[Math.min(Math.max(tries, 1), multiples.length) - 1]!;
  return baseMs * multiple * (0.8 + 0.4 * random());
}
