/** A dot between two facts. It ends a line and never begins one. */
export const dot = '\u00a0· ';

/** The facts that are known, in a row. */
export const dotted = (facts: readonly (string | null | undefined | false)[]): string =>
  facts.filter(Boolean).join(dot);
