import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  describeLanding:
    'Presently recuerda a las personas que quieres y sus fechas, encuentra regalos de verdad que les gustarán y los envía en una página que se abre como un regalo.',
  describeAuth: 'Inicia sesión en Presently o crea tu cuenta gratis: cinco regalos al mes, con recordatorios e ideas.',
  describeHowItWorks:
    'Cuatro pasos de un nombre a un regalo que se abre con alegría: añade personas y ocasiones, recibe recomendaciones de IA, escribe tu mensaje, envía y sigue.',
  describePricing:
    'Gratis para cinco regalos al mes. Con Pro, por $6.99 al mes, no hay límite y también se envía por SMS.',
  describePrivacy:
    'Qué pasa con lo que escribes en Presently: qué se guarda, quién lo ve y cómo llevártelo o eliminarlo.',
  describeTerms:
    'Las reglas de Presently: qué hace, qué puedes enviar, cuánto cuestan los planes y qué significa ilimitado.',
  describeHelp:
    'Respuestas a lo que la gente pregunta sobre Presently: quién compra el regalo y qué hacer si no llega.',
  describeContact: 'Cómo contactar con las personas detrás de Presently.',
  addTitle: 'Añade personas y ocasiones',
  addText: 'Anota quién te importa: lo que le gusta y los cumpleaños, aniversarios y otros días que quieres recordar.',
  ideasTitle: 'Recibe recomendaciones de IA',
  ideasText:
    'Pide ideas con un presupuesto de $0 a $10,000+. Cada una trae su motivo y productos reales: foto, precio y dónde comprar.',
  messageTitle: 'Personaliza tu mensaje',
  messageText:
    'Escríbelo tú o empieza con palabras en el tono que elijas: cálido, divertido, formal o sentido. Puedes cambiar cada palabra.',
  trackTitle: 'Envía y sigue',
  trackText:
    'Pide el regalo en su tienda. La sorpresa, una página para abrir, se envía por correo o SMS. Verás cuándo llega y cuándo se abre.',
  remindersTitle: 'Recordatorios oportunos',
  remindersText: 'A tiempo antes de cada ocasión, con los días de antelación que quieras.',
  productsTitle: 'Productos reales',
  productsText: 'Con fotos, precios reales y enlaces directos de compra.',
  touchTitle: 'Un toque personal',
  touchText: 'Un mensaje con tu voz, en una página hecha para una persona.',
  deliveryTitle: 'Seguimiento de la entrega',
  deliveryText: 'De enviado a entregado y abierto, sin preguntar.',
  howItWorks: 'Cómo funciona',
  howIntro:
    'Cuatro pasos de un nombre a un regalo que se abre con alegría. Tú pides en la tienda, nosotros envolvemos la sorpresa.',
  keyFeatures: 'Lo más destacado',
  whoseBirthday: '¿De quién es el próximo cumpleaños?',
  getStartedFree: 'Empezar gratis',
  pricing: 'Precios',
  pricingIntro: 'Empieza gratis y sigue gratis mientras te basten cinco regalos al mes.',
  questions: 'Preguntas frecuentes',
  cancelQuestion: '¿Qué pasa si cancelo?',
  cancelAnswer:
    'Conservas tu plan hasta el final del ciclo de facturación. Después tu cuenta vuelve a Free y se conservan tus personas, ocasiones y regalos.',
  unlimitedQuestion: '¿Hasta qué punto es ilimitado «ilimitado»?',
  unlimitedAnswer:
    'Tantos regalos al mes como quieras. Un límite por hora mantiene lejos el spam. Cuando te acerques, los ajustes de la cuenta te lo dirán.',
  upgradeQuestion: '¿Cuándo se aplica una mejora de plan?',
  upgradeAnswer: 'De inmediato.',
  downgradeQuestion: '¿Cuándo se aplica una bajada de plan?',
  downgradeAnswer: 'Al final del ciclo de facturación.',
  step: '<other>Paso </other>{number}',
};
