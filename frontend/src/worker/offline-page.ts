import type { Seen, SeenPerson } from './seen.js';

/** Days that are listed, the next first. */
const mostDays = 30;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign]!);

const inEnglish = {
  language: 'en',
  locale: 'en-US',
  direction: 'ltr',
  title: 'Offline',
  heading: 'You are offline',
  nothingSeen: 'Presently cannot be reached. Your people and their days are here again once there is a connection.',
  retry: 'Try again',
  comingDays: 'Coming days',
  people: 'People',
};
const lastSeenInEnglish = (at: string) => {
  const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at));
  return `Presently cannot be reached. These are your people and their days, as you last saw them on ${moment}.`;
};

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
  const theme = seen?.theme === 'dark' ? 'dark' : 'light';
  const said = seen?.said ?? inEnglish;
  const hasPeople = seen !== null && seen.people.length > 0;
  const dayOf = new Intl.DateTimeFormat(said.locale, {
    day: 'numeric',
    month: 'long',
    weekday: 'short',
    timeZone: 'UTC',
  });
  const dayRow = ({ name, day }: Coming) =>
    `<li><span>${escaped(name)}<small>${escaped(day.what)}</small></span><time datetime="${escaped(day.on)}">${dayOf.format(
      new Date(`${day.on}T00:00:00Z`),
    )}</time></li>`;
  return `<!doctype html>
<html lang="${escaped(said.language)}" dir="${escaped(said.direction)}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${theme}">
<title>${escaped(said.title)} · Presently</title>
<link rel="stylesheet" href="${escaped(styles)}">
</head>
<body>
<main>
<h1>${escaped(said.heading)}</h1>
<p>${escaped(hasPeople ? (seen.said?.lastSeen ?? lastSeenInEnglish(seen.at)) : said.nothingSeen)}</p>
<p><a class="button" href="${escaped(address)}">${escaped(said.retry)}</a></p>
${coming.length > 0 ? section('coming-days', said.comingDays, coming.map(dayRow)) : ''}
${hasPeople ? section('people', said.people, seen.people.map(personRow)) : ''}
</main>
</body>
</html>`;
}

const section = (id: string, title: string, rows: readonly string[]) => `<section aria-labelledby="${id}">
<h2 id="${id}">${escaped(title)}</h2>
<ul>
${rows.join('\n')}
</ul>
</section>`;

const personRow = ({ name }: SeenPerson) => `<li><span>${escaped(name)}</span></li>`;
