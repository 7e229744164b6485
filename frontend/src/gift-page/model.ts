import type { GiftView } from '@presently/contracts/gifting/shared-gifts';

/** What the gateway knows when somebody opens a gift link. */
export interface GiftPageModel {
  shareToken: string;
  /** Null shows Gift Not Found; the gateway answers 404 with it. */
  gift: GiftView | null;
  /** The sender looks at the page of their own gift: no view is reported. */
  isSender: boolean;
  /** The product's own address, `https://presently.example`, without a slash at the end. */
  publicUrl: string;
  /** The word with which this answer's content security policy allows our own elements. */
  nonce: string;
}
