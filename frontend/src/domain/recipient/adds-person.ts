/** State of a link to the recipients: the form for a new one opens at once. */
export const addsPerson = { isAdding: true } as const;
