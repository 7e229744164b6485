import { missingFileWords as say } from '../../languages/missing-file/en.js';

/** What the script says, for the document's `data-missing`. The words of its button stand between two bars. */
export const recoverWords = (): string => say('text', { bar: '|' });

/**
 * The script that makes a document recover if its files are missing, because a release has replaced them: it loads the
 * page again, at most once in ten minutes. If that does not help, or the product cannot be reached, it says so.
 * A `missing` event of another script names the file, unless the page can say so itself.
 */
export const recoverScript = `
{
  const pause = 600000;
  const reload = () => {
    try {
      if (Date.now() - Number(sessionStorage.getItem('reloaded')) < pause) return false;
      sessionStorage.setItem('reloaded', Date.now());
    } catch {
      return false;
    }
    location.reload();
    return true;
  };
  const tell = () => {
    if (document.getElementById('missing')) return;
    const bar = Object.assign(document.createElement('div'), { id: 'missing', role: 'alert' });
    const [before, press, after] = document.documentElement.dataset.missing.split('|');
    const again = Object.assign(document.createElement('button'), { textContent: press });
    again.onclick = () => location.reload();
    bar.append(before, again, after);
    document.body.append(bar);
  };
  const recover = async (file) => {
    const isReachable = await fetch(file || location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status < 500,
      () => false,
    );
    if (isReachable && reload()) return;
    if (!file) return;
    // Without its script a gift cannot be opened, so it is shown unwrapped.
    delete document.documentElement.dataset.js;
    if (document.body) tell();
    else addEventListener('DOMContentLoaded', tell);
  };
  addEventListener('missing', ({ detail }) => recover(detail));
  const note = ({ target: { tagName, rel, src, href } }) => {
    const file = tagName === 'SCRIPT' ? src : rel === 'stylesheet' && href;
    if (file && file.startsWith(location.origin + '/assets/')) recover(file);
  };
  addEventListener('error', note, true);
  addEventListener('begun', () => removeEventListener('error', note, true));
}`;
