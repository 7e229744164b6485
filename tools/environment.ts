/** The one place where the tools read the environment. */
export const environment: Readonly<Record<string, string | undefined>> = process.env;
