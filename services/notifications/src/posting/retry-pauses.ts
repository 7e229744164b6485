const minute = 60;
const hour = 60 * minute;

/** Seconds until the next try, by the number of tries so far. The last one repeats. */
const pauses = [20, 2 * minute, 10 * minute, 30 * minute, hour, 3 * hour, 6 * hour, 12 * hour] as const;

/** Seconds until the next try, a fifth longer or shorter by chance, so that many receivers do not come back at once. */
export function pauseAfter(tries: number, random: () => number = Math.random): number {
  const pause = pauses[Math.min(Math.max(tries, 1), pauses.length) - 1]!;
  return pause * (0.8 + 0.4 * random());
}
