/** The one place where command-line programs read the environment. */
export const environment: Readonly<Record<string, string | undefined>> = process.env;

/** Sets variables of this process and of those that it starts from now on. */
export const setEnvironment = (values: Readonly<Record<string, string>>): void => {
  Object.assign(process.env, values);
};
