/** `1.5 s` */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** One line of output for a step: `name   what   time`. */
export function line(name: string, what: string, milliseconds?: number): string {
  const time = milliseconds === undefined ? '' : `   ${seconds(milliseconds)}`;
  return `${`${name} `.padEnd(16)}${time ? what.padEnd(8) : what}${time}`.trimEnd();
}

/** Prints {@link line}. */
export const say = (...words: Parameters<typeof line>): void => console.log(line(...words));
