const minutesOf: Record<string, number> = { m: 1, h: 60, d: 24 * 60 };
const least = 15;
const most = 30 * 24 * 60;

/**
 * Minutes of `6h`, `30m` or `1d`; null for `never`.
 * @throws Error with a sentence for the person at the terminal
 */
export function minutesOfEvery(text: string): number | null {
  if (text === 'never') return null;
  const [, number, unit] = /^(\d{1,5})([mhd])$/.exec(text.trim().toLowerCase()) ?? [];
  const minutes = Number(number) * (minutesOf[unit ?? ''] ?? NaN);
  if (minutes >= least && minutes <= most) return minutes;
  throw new Error('--every takes a time from 15m to 30d, such as 6h, or never');
}

/** `every 6 h` */
export function tellEvery(minutes: number): string {
  if (minutes % (24 * 60) === 0) return `every ${minutes / (24 * 60)} d`;
  return minutes % 60 === 0 ? `every ${minutes / 60} h` : `every ${minutes} min`;
}
