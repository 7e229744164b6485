/** Words of titles for what has alcohol and what it is served with, for whoever avoids it and for whom it is wrong. */
export const drinks = `
  wine, beer, ale, lager, stout, ipa, whisky, whiskey, gin, rum, vodka, tequila, mezcal, brandy, bourbon, scotch,
  cognac, liqueur, cocktail, champagne, prosecco, cava, absinthe, vermouth, limoncello, spritz, martini, mead,
  sake, decanter, corkscrew, hip flask, shot glass, pub crawl`;
