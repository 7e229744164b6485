/**
 * The files in the data folder of a box by which its supervisor and the gateway's first-run page talk. The supervisor
 * offers the page; the page writes the settings and names the administrator.
 */
export const firstRunFiles = {
  /** The hash of the token that opens the page, and when it ends. */
  offer: 'first-run.json',
  /** The offer while an account is created by it. */
  used: 'first-run.used.json',
  /** Values of variables, by name. Operators write it, too. */
  settings: 'settings.json',
  /** The account that becomes the administrator. It is written last: the supervisor waits for it. */
  administrator: 'administrator.json',
} as const;
