/** The state of a link to the sign-in screen that opens it as a registration. */
export const asNewcomer = { mode: 'register' } as const;

/** What a link to the sign-in screen says. Anything else in the browser's history is ignored. */
export interface SignInState {
  mode?: 'register';
  /** The page to open after signing in. */
  wanted?: string;
}
