/**
 * Starts a page that the server rendered. Fonts and scripts are fetched after the first paint. The scripts run one
 * after the other, so that the page can scroll in between. A button that was pressed meanwhile is pressed again.
 */
export const beginScript = `
{
  const scripts = document.body.dataset.begin.split(' ');
  const begin = async () => {
    document.querySelector('style[media="not all"]')?.removeAttribute('media');
    for (const href of scripts) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    for (const href of scripts) {
      try {
        await import(href);
      } catch {
        return dispatchEvent(new CustomEvent('missing', { detail: href }));
      }
    }
  };
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));

  let pressed;
  const note = ({ target }) => { pressed = target.closest('button') ?? pressed; };
  addEventListener('click', note);
  addEventListener('begun', () => { removeEventListener('click', note); pressed?.click(); }, { once: true });
}`;
