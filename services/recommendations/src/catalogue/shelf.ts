/** A shelf of the catalogue: a category path, or a number of Google's taxonomy for products without a path. */
export interface Shelf {
  category: string;
  google: number | null;
}

/** How a shelf is named in a question: its path, or Google's number. */
export const pathOf = ({ category, google }: Shelf): string =>
  google === null ? category : `Google product category ${google}`;
