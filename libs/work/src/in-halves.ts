/**
 * Does work with all items at once, or where that fails with each half of them, in their order: one bad item among many
 * costs few attempts.
 * @param work returns false for several items that have to be halved
 */
export async function inHalves<T>(items: readonly T[], work: (items: readonly T[]) => Promise<boolean>): Promise<void> {
  if (items.length === 0 || (await work(items))) return;
  const half = Math.ceil(items.length / 2);
  await inHalves(items.slice(0, half), work);
  await inHalves(items.slice(half), work);
}
