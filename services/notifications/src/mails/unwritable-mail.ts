/** What was given cannot be a mail, and never will: trying again is pointless. */
export class UnwritableMail extends Error {
  override name = 'UnwritableMail';
}
