/** `count` candidates in turn, beginning with the one that was used longest ago or never. */
export function inRotation<T>(
  candidates: readonly T[],
  count: number,
  lastUsed: (candidate: T) => Date | undefined,
): T[] {
  if (candidates.length === 0) return [];
  const order = candidates.toSorted((a, b) => (lastUsed(a)?.getTime() ?? 0) - (lastUsed(b)?.getTime() ?? 0));
  return Array.from({ length: count }, (_turn, index) => order[index % order.length]!);
}
