/** Removes pictures that do not load, so that the drawings under them show. */
export function uncoverBrokenPicture(gift: HTMLElement): void {
  for (const picture of gift.querySelectorAll<HTMLImageElement>('[data-picture]')) {
    if (picture.complete && picture.naturalWidth === 0) picture.remove();
    else picture.addEventListener('error', () => picture.remove());
  }
}
