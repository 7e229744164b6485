import type { ProductPage } from '@presently/contracts/gifting/product-page';
import { isWebUrl } from '@presently/contracts/kit/fields/web-url';
import type { LinkPreview } from '@presently/contracts/gifting/link-preview';
import { maxLength } from '@presently/rules/vocabulary';
import type { PageFacts } from './page-facts.js';
import { line, lines } from './plain-text.js';
import { nothingFound, refused } from './preview-problems.js';
import { formatPrice } from './price.js';
import { saysSoldOut } from './offers.js';
import { PageAddress } from './page-address.js';
import { findProduct } from './product-data.js';

/**
 * Extracts the product from a page.
 * @param url the pasted address, which the recipient will open
 * @throws Problem `link-preview.refused` for a sign-in or a robot check; `link-preview.nothing-found`
 */
export function previewOf({ title, meta, structured, base, addresses }: PageFacts, url: string): LinkPreview {
  const product = findProduct(structured, new PageAddress(url, addresses));
  const said = (...names: string[]) => names.map((name) => meta.get(name));
  const name = first([product?.name, ...said('og:title', 'twitter:title'), title], (text) =>
    line(text, maxLength.giftName),
  );
  if (!product && [title, name].some(isGate)) throw refused();

  const descriptions = [...said('og:description'), product?.description, ...said('twitter:description', 'description')];
  const images = [
    ...(product?.images ?? []),
    ...said('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'),
  ];
  const found = {
    title: name,
    description: first(descriptions, (text) => lines(text, maxLength.description)),
    image: first(images, (image) => pictureAt(image, base)),
    price: first([product?.price, ...pricesIn(meta)], (text) => line(text, maxLength.price)),
  };
  if (Object.values(found).every((value) => value === undefined)) throw nothingFound();
  const site = line(meta.get('og:site_name'), maxLength.giftName) ?? new URL(url).hostname.replace(/^www\./, '');
  return { url, ...found, siteName: site };
}

/**
 * Whether and for how much the product of a page can be bought.
 * @param url the address that was asked for, which may name one variant
 * @throws Problem `link-preview.refused` for a sign-in or a robot check
 */
export function offerOf({ title, meta, structured, addresses }: PageFacts, url = addresses[0] ?? ''): ProductPage {
  const product = findProduct(structured, new PageAddress(url, addresses));
  if (!product && [title, meta.get('og:title')].some(isGate)) throw refused();
  const price = first([product?.price, ...pricesIn(meta)], (text) => line(text, maxLength.price)) ?? null;
  const stated = ['product:availability', 'og:availability'].map((name) => meta.get(name));
  const { choices, isExact = false, isSoldOut = false } = product ?? {};
  // The tags of a page do not know which variant was asked for.
  return { price, isSoldOut: isSoldOut || (!isExact && stated.some(saysSoldOut)), ...(choices && { choices }) };
}

/** The first defined result of `read`. */
function first(
  candidates: (string | undefined)[],
  read: (candidate: string) => string | undefined,
): string | undefined {
  for (const candidate of candidates) {
    const text = candidate === undefined ? undefined : read(candidate);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Titles of sign-in pages and robot checks. */
const gate = new RegExp(
  `^(${[
    'access (to this page )?(has been |is )?denied',
    '(403 )?forbidden',
    'just a moment',
    'one moment,? please',
    'attention required',
    'pardon our interruption',
    'are you (a )?(robot|human)',
    'robot (or human|check)',
    '(human|bot) verification',
    'captcha',
    'security (check|challenge|verification)',
    '(please )?verify(ing)? (that )?you are (a )?human',
    'please (log|sign) ?in',
    '(log|sign) ?in',
    'request (blocked|rejected)',
    '(sorry, )?you have been blocked',
    'error( page)?( \\d{3})?',
    '(\\d{3} )?(page )?not found',
    '(error )?(401|403|404|429|500|502|503)',
    '(service|temporarily) (temporarily )?unavailable',
    'too many requests',
    'ddos[- ]guard',
    // German, French, Spanish, Italian, Portuguese, Dutch, Polish, Japanese, Arabic
    '(zugriff|zugang) (verweigert|gesperrt)|einen moment( bitte)?|seite nicht gefunden|sicherheits(prüfung|abfrage)',
    '(sind sie|bist du) ein (mensch|roboter)|bestätigen sie, dass sie ein mensch sind|fehler(seite)?|anmelden',
    'accès (refusé|interdit)|un instant|page (non trouvée|introuvable)|êtes-vous un (humain|robot)|erreur( \\d{3})?',
    'vérifiez que vous êtes (un )?humain|vérification de sécurité|connexion',
    'acceso denegado|un momento|página no encontrada|¿?eres (un )?(humano|robot)|verifi(ca|que) que (eres|es) (un )?humano',
    'comprobación de seguridad|iniciar sesión|inicia sesión',
    'accesso negato|un momento|pagina non trovata|sei un (robot|umano)|verifica (che sei|di essere) (un )?umano|controllo di sicurezza|accedi',
    'acesso negado|um momento|página não encontrada|verifique se você é humano|você é (um )?(robô|humano)|entrar',
    'verificação de segurança|toegang geweigerd|pagina niet gevonden|even geduld( a\\.?u\\.?b\\.?)?',
    'odmowa dostępu|brak dostępu|nie znaleziono strony|dostęp zabroniony',
    'アクセス(が)?(拒否|制限)(されました)?|ページが見つかりません|ロボットではありません|しばらくお待ちください|ログイン',
    'تم رفض الوصول|الوصول مرفوض|الصفحة غير موجودة|لحظة من فضلك|تسجيل الدخول',
  ].join('|')})[^\\p{L}\\p{N}]*($|[|:!–—-])`,
  'iu',
);
/** Titles that go on with the shop's name or an address. */
const gateStart = /^(?:before you continue\b|checking your browser\b)/i;
const isGate = (title: string | undefined): boolean =>
  title !== undefined && (gate.test(title) || gateStart.test(title));

function pictureAt(address: string, base: string): string | undefined {
  const href = URL.parse(address.trim(), base)?.href;
  return isWebUrl(href) && href.length <= maxLength.url ? href : undefined;
}

/** "Price" in the languages of the gift's page. */
const priceLabel = /(?<!\p{L})(price|preis|prix|precio|prezzo|preço|prijs|pris|cena|fiyat)(?!\p{L})|価格|السعر/iu;
const readable = (text: string | undefined): string | undefined => formatPrice(text, undefined) ?? text;

function pricesIn(meta: PageFacts['meta']): (string | undefined)[] {
  const label = [1, 2].find((number) => priceLabel.test(meta.get(`twitter:label${number}`) ?? ''));
  return [
    ...['product:sale_price', 'og:sale_price', 'product:price', 'og:price'].map((name) =>
      formatPrice(meta.get(`${name}:amount`), meta.get(`${name}:currency`), 'program'),
    ),
    // The label says that this is a price, also one with words beside it.
    readable(meta.get(`twitter:data${label}`)),
  ];
}
