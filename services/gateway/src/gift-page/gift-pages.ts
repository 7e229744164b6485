import type { ProblemBody } from '@presently/contracts/kit/problem-body';
import type { GiftView, SharedGift } from '@presently/contracts/gifting/shared-gifts';
import type { Language } from '@presently/rules/languages';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { GatewayEnv } from '../env.js';
import { noticeWords } from '../frontend/notices/notice-words.js';
import { Frontend, type GiftPageModel } from '../frontend/frontend.js';

/** The parts of a gift's page that differ in every answer. */
interface OfThisAnswer {
  language: Language;
  nonce: string;
  /** Proof that a browser has loaded the page; see `Visits`. */
  visit: string;
}

/** The picture comes from our storage: its source must not learn who opens the gift. */
const shownView = ({ view, picture }: SharedGift): GiftView =>
  Object.assign({}, view, { giftImageUrl: picture ? `/media/pictures/${picture}.webp` : null });

/** Renders the page of a gift once for each language while the gift is cached. */
@Injectable()
export class GiftPages {
  /** Placeholders in cached pages; random, so that no message can contain them. */
  private readonly placeholders = { nonce: randomBytes(16).toString('hex'), visit: randomBytes(16).toString('hex') };
  private readonly rendered = new WeakMap<SharedGift, Map<Language, string>>();
  private readonly publicUrl: string;
  readonly inlineScripts: readonly string[];

  constructor(
    private readonly frontend: Frontend,
    { origin }: GatewayEnv,
  ) {
    this.publicUrl = origin;
    this.inlineScripts = frontend.inlineScripts;
  }

  /** For a gift that exists and cannot be shown any more, by the code of its problem. */
  renderGone(shareToken: string, code: string, { nonce, language }: Omit<OfThisAnswer, 'visit'>): string {
    const { publicUrl } = this;
    const gone: GiftPageModel['gone'] = code === 'gift.taken-back' ? 'taken-back' : 'stopped';
    const model = { language, shareToken, gift: null, gone, isSender: false, publicUrl };
    return this.frontend.renderGiftPage({ ...model, nonce, visit: '' });
  }

  /**
   * After a form whose choice was not taken.
   * @param problem undefined if nothing was chosen
   */
  renderNotChosen(
    shareToken: string,
    problem: ProblemBody | undefined,
    { nonce, language }: Omit<OfThisAnswer, 'visit'>,
  ): string {
    const { notChosen: title, chooseOne, backToGift: words } = noticeWords[language];
    const back = { href: `/gift/${shareToken}`, words };
    const text = problem?.message ?? chooseOne;
    return this.frontend.renderNoticePage({ language, title, text, ...(problem && { problem }), back, nonce });
  }

  /** While a gift cannot be loaded. */
  renderUnavailable({ nonce, language }: Omit<OfThisAnswer, 'visit'>): string {
    const { moment: title, giftUnavailable: text } = noticeWords[language];
    return this.frontend.renderNoticePage({ language, title, text, nonce });
  }

  /** @param isChanging whether a recipient without a script wants to choose again */
  render(
    shareToken: string,
    gift: SharedGift | null,
    isSender: boolean,
    { isChanging = false, ...own }: OfThisAnswer & { isChanging?: boolean },
  ): string {
    const shown = gift && shownView(gift);
    const model = { shareToken, gift: shown, gone: null, isSender, isChanging, publicUrl: this.publicUrl };
    if (!gift || isSender || isChanging) return this.frontend.renderGiftPage({ ...model, ...own });
    const { language } = own;
    const pages = this.rendered.get(gift) ?? new Map<Language, string>();
    this.rendered.set(gift, pages);
    const page = pages.get(language) ?? this.frontend.renderGiftPage({ ...model, ...this.placeholders, language });
    pages.set(language, page);
    const { nonce, visit } = this.placeholders;
    return page.replaceAll(nonce, own.nonce).replaceAll(visit, own.visit);
  }
}
