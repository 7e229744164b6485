// Sets the stored theme before the first paint. A file of its own because the content security policy allows no inline script.
try {
  document.documentElement.dataset.theme = localStorage.getItem('theme') === 'dark' ? 'dark' : 'light';
} catch {
  document.documentElement.dataset.theme = 'light';
}

// Gift pages are wrapped only where a script can open them.
document.documentElement.dataset.js = '';
