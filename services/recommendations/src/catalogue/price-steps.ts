interface Step {
  low: number;
  high: number;
}

const count = 4;
const highest = 2_147_483_647;

/** Parts of a budget, so that a search does not find its cheapest products only. */
export function priceSteps(min: number, max: number | null): Step[] {
  if (max === null) return [1, 2, 4, 8].map((n) => ({ low: min * n, high: n === 8 ? highest : min * n * 2 - 1 }));
  const width = Math.max(1, Math.ceil((max - min + 1) / count));
  return Array.from({ length: count }, (_, n) => ({
    low: min + n * width,
    high: Math.min(max, min + (n + 1) * width - 1),
  })).filter(({ low, high }) => low <= high);
}
