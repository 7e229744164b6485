/** The look of the links beside the form. */
export const quietLink =
  'min-h-11 text-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-ribbon';
