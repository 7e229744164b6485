/** The first letters of the words in a name, at most two: `Ana María López` → `AM`, `Ann "Nan" Lee` → `AN`. */
export function initialsOfName(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word.replace(/^\p{P}+/u, ''))
    .filter((word) => word !== '')
    .slice(0, 2)
    .map(firstLetter)
    .join('');
}

/** The initials of a user, `U` when neither name is known. */
export function initialsOfUser(user: { firstName: string | null; lastName: string | null }): string {
  const letters = [user.firstName, user.lastName].map((name) => firstLetter(name?.trim() ?? '')).join('');
  return letters || 'U';
}

/** Code points, not UTF-16 units: a name may begin with an emoji. */
const firstLetter = (word: string): string => (Array.from(word)[0] ?? '').toLocaleUpperCase();
