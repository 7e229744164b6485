import { previewLink, type LinkPreview, type PastedLink } from '@presently/contracts/gifting/link-preview';
import { readProductPage, type ProductPage } from '@presently/contracts/gifting/product-page';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Problem } from '@presently/messaging/problem';
import { Semaphore } from '@presently/messaging/events/semaphore';
import { Controller } from '@nestjs/common';
import { decodePage, readFacts } from './page-facts.js';
import { PageFetcher, type FetchedPage } from './page-fetcher.js';
import { offerOf, previewOf } from './preview-of.js';

const fetchesAtOnce = 8;
const fetchesWaiting = 16;
/** Milliseconds for a page, from the DNS query to the last byte. */
const longestFetch = 5_000;
/** With less time than this, in milliseconds, a fetch is not started. */
const shortestFetch = 1_000;
/** Milliseconds reserved for parsing the page and for the answer's way back. */
const wayBack = 500;

@Controller()
export class LinkPreviewHandlers {
  private readonly slots = new Semaphore(fetchesAtOnce, fetchesWaiting);

  constructor(private readonly fetcher: PageFetcher) {}

  @Handles(previewLink)
  async preview(
    { url }: PastedLink,
    { deadline, releaseSlot }: HandlerContext<typeof previewLink>,
  ): Promise<LinkPreview> {
    // A slow shop must not delay other operations.
    releaseSlot();
    const page = await this.fetch(url, deadline);
    return previewOf(readFacts(decodePage(page), page.url.href), url);
  }

  /** A page that is not there any more sells nothing. */
  @Handles(readProductPage)
  async readProduct(
    { url }: PastedLink,
    { deadline, releaseSlot }: HandlerContext<typeof readProductPage>,
  ): Promise<ProductPage> {
    releaseSlot();
    try {
      const page = await this.fetch(url, deadline);
      return offerOf(readFacts(decodePage(page), page.url.href), url);
    } catch (error) {
      if (error instanceof Problem && error.code === 'link-preview.not-found') return { price: null, isSoldOut: true };
      throw error;
    }
  }

  private async fetch(url: string, deadline: number): Promise<FetchedPage> {
    const page = await this.slots.withSlot(() => {
      const time = Math.min(longestFetch, deadline - wayBack - Date.now());
      return time < shortestFetch ? Promise.resolve(undefined) : this.fetcher.fetch(url, time);
    });
    if (!page) throw new Problem('overloaded', 503, 'We are very busy. Please try again shortly.', { retryAfter: 2 });
    return page;
  }
}
