// Sets the stored theme before the first paint: stands in the head of every document, allowed by its hash.
try {
  document.documentElement.dataset.theme = localStorage.getItem('theme') === 'dark' ? 'dark' : 'light';
} catch {
  document.documentElement.dataset.theme = 'light';
}

// Gift pages are wrapped only where a script can open them.
document.documentElement.dataset.js = '';
