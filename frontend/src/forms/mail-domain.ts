/** Where most people have their mail. Those that look alike stand here, too, so that none is taken for a typing error. */
const usual = (
  'gmail.com,googlemail.com,yahoo.com,yahoo.co.uk,yahoo.fr,yahoo.de,yahoo.it,ymail.com,hotmail.com,hotmail.co.uk,' +
  'hotmail.fr,hotmail.de,hotmail.it,outlook.com,outlook.fr,outlook.de,live.com,live.co.uk,live.fr,msn.com,icloud.com,' +
  'mail.com,email.com,aol.com,gmx.com,gmx.de,gmx.net,gmx.at,gmx.ch,proton.me,protonmail.com,fastmail.com,zoho.com,' +
  'web.de,t-online.de,freenet.de,orange.fr,free.fr,sfr.fr,laposte.net,libero.it,virgilio.it,comcast.net,verizon.net,' +
  'btinternet.com,sky.com,virginmedia.com,bigpond.com,rogers.com,mail.ru,yandex.ru,naver.com,qq.com,163.com'
).split(',');

/** Endings that no domain has, for those that were meant. */
const endings: Record<string, string> = {
  ...Object.fromEntries(['con', 'cmo', 'ocm', 'comm', 'coom', 'vom', 'xom', 'cim'].map((typed) => [typed, 'com'])),
  ...Object.fromEntries(['ogr', 'rog', 'orgg'].map((typed) => [typed, 'org'])),
  ...Object.fromEntries(['nte', 'ent', 'nett'].map((typed) => [typed, 'net'])),
};

/** Short names are one letter apart from many others: `me.com`, `ge.com`. */
const shortest = 7;

/** The address that was probably meant: `ann@gmial.com` → `ann@gmail.com`; undefined if nothing looks mistyped. */
export function likelyAddress(typed: string): string | undefined {
  const [, local, domain] = /^([^\s@]+)@([^\s@]+\.[^\s@.]+)$/.exec(typed.trim()) ?? [];
  const likely = domain && likelyDomain(domain.toLowerCase());
  return likely && `${local}@${likely}`;
}

function likelyDomain(domain: string): string | undefined {
  if (usual.includes(domain)) return undefined;
  const near = usual.find((known) => known.length >= shortest && isOneSlipApart(known, domain));
  if (near) return near;
  const [, name, ending] = /^(.+)\.([^.]+)$/.exec(domain)!;
  const meant = endings[ending!];
  return meant && `${name}.${meant}`;
}

/** One letter too many, too few or wrong, or two in the wrong order. */
function isOneSlipApart(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a.slice(0, 2) === swapped(b) && a.slice(2) === b.slice(2))
  );
}

const swapped = (text: string): string | undefined => (text.length > 1 ? text[1]! + text[0]! : undefined);
