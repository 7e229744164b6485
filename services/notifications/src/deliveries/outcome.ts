/**
 * What became of one try. `not-sent` and `refused` are certain: nobody has got the message. `unknown`: the message had
 * begun to leave and no answer came, so the provider may have it.
 */
export type Outcome =
  /** `providerId`: what the provider calls the message. */
  | { kind: 'accepted'; providerId?: string }
  /** Trying again later makes sense. */
  | { kind: 'not-sent'; error: string }
  /** This message to this contact will never be taken. */
  | { kind: 'refused'; error: string; reason: string; blames?: Blame }
  | { kind: 'unknown'; error: string };

/** What a refusal says of the contact: that nobody is there, or that they have told the provider to stop. */
export type Blame = 'bad-contact' | 'stopped';
