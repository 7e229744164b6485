import type { Seen, SeenPerson } from './seen.js';

/** Days that are listed, the next first. */
const mostDays = 30;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign]!);

const dayOf = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', weekday: 'long', timeZone: 'UTC' });
const momentOf = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

type Coming = SeenPerson & { day: NonNullable<SeenPerson['day']> };

interface OfflinePage {
  /** Null on a device on which nobody is signed in. */
  seen: Seen | null;
  /** The path of its style sheet. */
  styles: string;
  /** Where it was asked for. */
  address: string;
  /** `YYYY-MM-DD` */
  today: string;
}

/** The page that stands for every screen while there is no network. It has no script. */
export function offlinePage({ seen, styles, address, today }: OfflinePage): string {
  const coming = (seen?.people ?? [])
    .filter((person): person is Coming => person.day !== undefined && person.day.on >= today)
    .toSorted((one, other) => (one.day.on < other.day.on ? -1 : 1))
    .slice(0, mostDays);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Offline · Presently</title>
<link rel="stylesheet" href="${escaped(styles)}">
</head>
<body>
<main>
<h1>You are offline</h1>
<p>Presently cannot be reached. ${
    seen && seen.people.length > 0
      ? `These are your people and their days, as you last saw them on ${escaped(momentOf.format(new Date(seen.at)))}.`
      : 'Your people and their days are here again once there is a connection.'
  }</p>
<p><a class="button" href="${escaped(address)}">Try again</a></p>
${coming.length > 0 ? section('Coming days', coming.map(dayRow)) : ''}
${seen && seen.people.length > 0 ? section('People', seen.people.map(personRow)) : ''}
</main>
</body>
</html>`;
}

const section = (title: string, rows: readonly string[]) => `<section aria-labelledby="${idOf(title)}">
<h2 id="${idOf(title)}">${title}</h2>
<ul>
${rows.join('\n')}
</ul>
</section>`;
const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

const dayRow = ({ name, day }: Coming) =>
  `<li><span>${escaped(name)}<small>${escaped(day.what)}</small></span><time datetime="${escaped(day.on)}">${dayOf.format(
    new Date(`${day.on}T00:00:00Z`),
  )}</time></li>`;
const personRow = ({ name }: SeenPerson) => `<li><span>${escaped(name)}</span></li>`;
