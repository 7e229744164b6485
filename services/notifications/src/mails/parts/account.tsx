import { Name } from './words.js';

/** The username in a mail about the account. */
export const Account = ({ children }: { children: string }) => (
  <strong>
    <Name>{children}</Name>
  </strong>
);
