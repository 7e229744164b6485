import type { GiftView } from '@presently/contracts/gifting/shared-gifts';
import type { Language } from '@presently/rules/languages';

/** The gateway's data for the page of a gift link. */
export interface GiftPageModel {
  language: Language;
  shareToken: string;
  /** Null renders Gift Not Found, which the gateway sends as 404. */
  gift: GiftView | null;
  /** Why a gift that exists is not shown: its sender is suspended, or has taken it back. */
  gone: 'stopped' | 'taken-back' | null;
  /** Whether what was chosen is to be chosen again, in a browser without scripts. */
  isChanging?: boolean;
  /** Whether the sender opened the page. No view is reported then. */
  isSender: boolean;
  /** The product's own address, `https://presently.example`, without a trailing slash. */
  publicUrl: string;
  /** Sent with the report of a view. */
  visit: string;
  /** The nonce of this answer's content security policy. */
  nonce: string;
}
