// How the tools speak: one calm line for each step, `name   what   time`. Plain JavaScript, since run.mjs needs it before
// anything is installed.

/** @param {number} milliseconds */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * @param {string} name what it is about
 * @param {string} what what became of it
 * @param {number} [milliseconds] how long it took
 */
export function line(name, what, milliseconds) {
  const time = milliseconds === undefined ? '' : `   ${seconds(milliseconds)}`;
  return `${name.padEnd(16)}${time ? what.padEnd(8) : what}${time}`.trimEnd();
}

/** @param {Parameters<typeof line>} words */
export function say(...words) {
  console.log(line(...words));
}
