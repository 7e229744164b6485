import type { Words } from './family.js';

/** Sweets of many sorts, one of which usually has nuts, and baskets in which anything may be. */
export const assortments: Words = {
  en: `
    chocolate … box, box … chocolates, chocolate assortment, assorted chocolates, chocolate selection, chocolate truffle,
    chocolate truffles, chocolate … advent, advent … chocolate, food … hamper, gift … hamper, snack … hamper,
    christmas … hamper, seafood … hamper, tea … hamper, cake … hamper, gourmet basket, snack box, treat box,
    biscuit … selection, biscuit … box, cookie … box, sweet hamper, luxury hamper`,
  de: `
    *pralinen*, *schokoladen set, schokoladenset*, schokoladen … mischung, plätzchen … mischung, gebäck … mischung, gebäckmischung*,
    präsentkorb*, geschenkkorb*, feinkostkorb*, delikatessenkorb*, naschbox*, süßigkeiten box, schoko adventskalender`,
  fr: `
    coffret … chocolats, coffret … chocolat, boîte … chocolats, assortiment … chocolats, ballotin, panier gourmand, panier garni,
    coffret gourmand, assortiment … biscuits`,
  es: `
    caja … bombones, surtido … chocolates, surtido … bombones, cesta gourmet, cesta navidad, cesta de navidad,
    surtido navideño, lote navideño`,
  it: `
    scatola … cioccolatini, assortimento … cioccolatini, cioccolatini assortiti, cesto gastronomico, cesto gourmet,
    cesto natalizio, cesta gastronomica, biscotti assortiti`,
  pt: `
    caixa … bombons, bombons sortidos, cabaz*, cesta gourmet, cesta de natal, cesta natalina, biscoitos sortidos`,
  ja: 'チョコレート詰め合わせ, チョコ詰め合わせ, お菓子ギフト*, お菓子詰め合わせ, 焼き菓子*, スイーツ詰め合わせ, クッキー缶',
  ar: 'علبه شوكولاته, شوكولاته مشكله, سله هدايا, سله غذائيه, حلويات مشكله',
};
