/** A wait in words: `3 hours`. Rounded up, so that it is never too short. */
export function waitInWords(seconds: number): string {
  const [size, unit] = [
    [86_400, 'day'] as const,
    [3_600, 'hour'] as const,
    [60, 'minute'] as const,
    [1, 'second'] as const,
  ].find(([least]) => seconds >= least) ?? [1, 'second'];
  const count = Math.max(1, Math.ceil(seconds / size));
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
