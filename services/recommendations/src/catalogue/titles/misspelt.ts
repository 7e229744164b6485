/** Whether a word is another one with a slip or two: `gardning` for `gardening`, but not `tricks` for `bricks`. */
export function isMisspelt(word: string, known: string): boolean {
  const slips = word.length >= 7 ? 2 : 1;
  return word[0] === known[0] && distance(word, known) <= slips;
}

/** Letters to insert, remove, exchange or swap with their neighbour. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, n) => n)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = rows[i - 1]![j - 1]! + Number(one[i - 1] !== other[j - 1]);
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, change, isSwap ? rows[i - 2]![j - 2]! + 1 : Infinity));
    }
    rows.push(row);
  }
  return rows[one.length]![other.length]!;
}
