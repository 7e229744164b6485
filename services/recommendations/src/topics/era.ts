const decades = ['', '', 'twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties'];
const decade = new RegExp(`\\b(?:19)?([2-9])0['’]?s\\b|\\b(${decades.filter(Boolean).join('|')})\\b`, 'i');
const old = /\b(?:retro|vintage|antiques?)\b/i;

/** Whether a product says that it is of the time that an interest names: the 1980s in `80s music`. */
export const isOfEra = ({ title, category = '' }: { title: string; category?: string }, interest: string): boolean =>
  eraOf(interest)?.test(`${title} ${category}`) ?? true;

function eraOf(interest: string): RegExp | undefined {
  const [found, tens, name = ''] = decade.exec(interest) ?? [];
  if (!found) return old.test(interest) ? old : undefined;
  const digit = tens ?? decades.indexOf(name.toLowerCase());
  return new RegExp(`\\b19${digit}\\ds?\\b|(?<!\\d)${digit}0['’]?s\\b|\\b${decades[Number(digit)]}\\b`, 'i');
}
