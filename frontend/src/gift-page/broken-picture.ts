/** Removes a picture that does not load, so that the drawing under it shows. */
export function uncoverBrokenPicture(gift: HTMLElement): void {
  const picture = gift.querySelector<HTMLImageElement>('[data-picture]');
  if (!picture) return;
  if (picture.complete && picture.naturalWidth === 0) picture.remove();
  else picture.addEventListener('error', () => picture.remove());
}
