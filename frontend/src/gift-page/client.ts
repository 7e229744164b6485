import './gift-page.css';
import { uncoverBrokenPicture } from './broken-picture.js';
import { takeChoice } from './choose-gift.js';
import { writePricesHere } from '../lib/money/prices-on-page.js';
import { reportView } from './report-view.js';
import { takeThanks } from './send-thanks.js';
import { makeUnwrappable } from '../ui/wrapping/unwrapping.js';

const gift = document.getElementById('gift');
if (gift) {
  // What comes in sympathy is not wrapped.
  if (gift.querySelector('.wrapping')) makeUnwrappable(gift);
  uncoverBrokenPicture(gift);
  const choosing = gift.querySelector<HTMLFormElement>('[data-choose]');
  if (choosing) takeChoice(choosing, choosing.dataset['choose']!);
  // Without a connection they stay as they are.
  writePricesHere(gift).catch(() => undefined);
  const thanks = gift.querySelector<HTMLFormElement>('[data-thanks]');
  if (thanks) takeThanks(thanks, thanks.dataset['thanks']!);
  if (gift.dataset['seen']) reportView(gift.dataset['seen'], gift.dataset['visit']);
}
