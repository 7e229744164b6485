// Keeps the page equal to what the server would render now, and sends the actions of its switches and buttons.

const news = document.getElementById('news');

function tell(text, hasFailed = false) {
  news.textContent = text;
  news.classList.toggle('failed', hasFailed);
}

async function send(method, path, body) {
  const response = await fetch(path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error((await response.json()).message);
}

/** Replaces what differs, except an open mail that is unchanged: a reload of its frame would disturb the reader. */
function replace(fresh) {
  for (const selector of ['#kinds', '#list', '#faults', '#pane', '#empty']) {
    const before = document.querySelector(selector);
    const after = fresh.querySelector(selector);
    const isSame =
      selector === '#pane' ? before.dataset.open === after.dataset.open : before.outerHTML === after.outerHTML;
    if (isSame) continue;
    const focusedId = before.contains(document.activeElement) ? document.activeElement.id : '';
    before.replaceWith(after);
    if (focusedId) document.getElementById(focusedId)?.focus();
  }
  document.title = fresh.title;
  document.body.className = fresh.body.className;
}

async function refresh() {
  try {
    const page = await (await fetch(location.href)).text();
    replace(new DOMParser().parseFromString(page, 'text/html'));
    if (news.classList.contains('failed')) tell('');
  } catch {
    tell('The sandbox does not answer. What you see may be out of date.', true);
  }
}

document.addEventListener('change', ({ target }) => {
  const { party } = target.dataset;
  if (!party) return;
  send('PUT', `/faults/${party}`, { mode: target.value }).catch(({ message }) => {
    tell(message, true);
    void refresh();
  });
});

document.addEventListener('click', (event) => {
  const { target } = event;
  if (target.closest('#empty')) {
    send('DELETE', '/outbox').catch(({ message }) => tell(message, true));
    return;
  }
  const button = target.closest('[data-post]');
  if (button) {
    send('POST', button.dataset.post, JSON.parse(button.dataset.body)).catch(({ message }) => tell(message, true));
    return;
  }
  const link = target.closest('a[href^="/"]');
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  history.pushState(null, '', link.href);
  void refresh();
});

addEventListener('popstate', () => void refresh());

const changes = new EventSource('/outbox/changes');
changes.addEventListener('change', () => void refresh());
// Also after a restart of the sandbox, when its outbox may be another one.
changes.addEventListener('open', () => void refresh());
