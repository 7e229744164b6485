import type { Translation } from '../words.js';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  'quota-used': 'La cuota del mes en Ayrshare se ha agotado. Amplíala allí o espera al mes que viene.',
  'posted-already':
    '{network, select, none {La red social} other {<name>{network}</name>}}: este texto ya se ha publicado allí. Cambia la redacción e inténtalo de nuevo.',
  'not-linked':
    'Falta vincular {network, select, none {la red social} other {<name>{network}</name>}} en Ayrshare. Vincula allí la cuenta e inténtalo de nuevo.',
  'link-anew':
    '{network, select, none {La red social} other {<name>{network}</name>}} pide que se vincule de nuevo: inicia sesión en Ayrshare y vincula otra vez la cuenta.',
  'own-app-needed':
    '{network, select, none {La red social} other {<name>{network}</name>}} pide las claves de una app propia. Define AYRSHARE_X_API_KEY y AYRSHARE_X_API_SECRET.',
  'network-says': '{network, select, none {La red social} other {<name>{network}</name>}} dice: «<name>{text}</name>»',
  'network-silent':
    '{network, select, none {La red social} other {<name>{network}</name>}} no ha aceptado la publicación y no ha dicho por qué.',
  'no-key': 'No hay ninguna cuenta de Ayrshare conectada. Define AYRSHARE_API_KEY e inténtalo de nuevo.',
  'key-refused': 'Ayrshare no ha aceptado nuestra clave. Revisa AYRSHARE_API_KEY e inténtalo de nuevo.',
  'too-fast': 'Ayrshare nos pide ir más despacio.',
  'out-of-reach': 'No se ha podido contactar con Ayrshare.',
  'picture-needed': 'Instagram necesita una imagen. Añade el enlace de una imagen para publicar allí.',
  'outcome-unknown': 'No hemos podido saber si esto se ha publicado. Mira en las redes antes de programarlo otra vez.',
  'no-answer': 'No ha llegado ninguna respuesta. Comprobamos si se ha publicado antes de volver a intentarlo.',
  'tried-again': 'Volveremos a intentarlo.',
  'stopped-trying': 'Hemos dejado de intentarlo: dale una nueva hora a la publicación para empezar de nuevo.',
};
