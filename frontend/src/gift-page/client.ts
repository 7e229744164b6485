import './gift-page.css';
import { uncoverBrokenPicture } from './broken-picture.js';
import { reportView } from './report-view.js';
import { makeUnwrappable } from './wrapping/unwrapping.js';

const gift = document.getElementById('gift');
if (gift) {
  makeUnwrappable(gift);
  uncoverBrokenPicture(gift);
  if (gift.dataset['seen']) reportView(gift.dataset['seen'], gift.dataset['visit']);
}
