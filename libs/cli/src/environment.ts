/** The one place where command-line programs read the environment. */
export const environment: Readonly<Record<string, string | undefined>> = process.env;
