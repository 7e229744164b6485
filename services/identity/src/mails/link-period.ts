/** How long the links in mails about an account work. */
export const linkMs = 72 * 3_600_000;
