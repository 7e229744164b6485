import { currentTheme, otherTheme, setTheme, subscribeToTheme } from '../../lib/theme.js';
import { scrollToElement, scrollToTop } from '../../ui/display/scroll.js';
import './ready-pages.css';

/** Gives these buttons the behaviour that React gives them in the application. */
for (const toggle of document.querySelectorAll<HTMLElement>('[data-toggles-theme]')) {
  const name = () => toggle.setAttribute('aria-label', toggle.dataset[currentTheme()]!);
  toggle.addEventListener('click', () => setTheme(otherTheme(currentTheme())));
  subscribeToTheme(name);
  name();
}
for (const button of document.querySelectorAll<HTMLElement>('[data-scrolls-to]')) {
  const target = button.dataset['scrollsTo'];
  button.addEventListener('click', () => (target ? scrollToElement(target) : scrollToTop()));
}

/** Fetches the scripts of the application after everything that this page itself needs. */
function fetchNext(): void {
  for (const href of document.body.dataset['next']?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}
if (document.readyState === 'complete') setTimeout(fetchNext, 1_000);
else addEventListener('load', () => setTimeout(fetchNext, 1_000));
dispatchEvent(new Event('begun'));
