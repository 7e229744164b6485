import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  pictureAlt:
    'Una página de regalo abriéndose: el papel extendido, el lazo suelto y, dentro, una foto del regalo sobre una carta.',
  pictureNames: 'Para Nora, de Sam',
  viewProduct: 'Ver producto',
  keepTitle: 'Ten presente a quien te importa',
  keepText:
    'Los perfiles guardan intereses y fechas. Los recordatorios llegan antes de cada ocasión, cuando aún hay tiempo.',
  chooseTitle: 'Elige lo que encaja',
  chooseText: 'La IA encuentra productos reales con precios y enlaces de compra. El presupuesto va de $0 a $10,000+.',
  sendTitle: 'Envíalo y mira cómo se abre',
  sendText:
    'Pides el regalo en su tienda. Nosotros envolvemos la sorpresa con tu mensaje y la enviamos por correo o SMS. Sabrás cuándo se abrió.',
  howItWorks: 'Cómo funciona',
  findGifts: 'Buscar regalos',
  pricing: 'Precios',
  logoToTop: 'Presently, volver arriba',
  madeFor: 'Para quienes disfrutan regalar.',
  quickLinks: 'Accesos directos',
  startPage: 'Presently, página de inicio',
  main: 'Principal',
  signIn: 'Iniciar sesión',
  title: 'Regalos con cariño, <other></other>siempre a tiempo.',
  intro:
    'Presently guarda a las personas y fechas que te importan, encuentra regalos reales que les gustarán y los envía en una página que se abre como un regalo.',
  promise: 'Tú pides en la tienda, nosotros envolvemos la sorpresa.',
  getStarted: 'Empezar',
  learnMore: 'Saber más',
  lastCall: 'El próximo cumpleaños está más cerca de lo que crees.',
  birthday: 'Cumpleaños',
  anniversary: 'Aniversario',
  thankYou: 'Gracias',
  sympathy: 'Condolencias',
  celebration: 'Celebración',
  justBecause: 'Porque sí',
  forEveryOccasion: 'Para cada ocasión',
};
