import type { Translation } from '../words.js';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  'not-yet': 'El mensaje aún no se ha podido enviar. Seguimos intentándolo.',
  unknown: 'No hemos podido saber si el mensaje ha llegado. Pregunta, o comparte tú el enlace.',
  'given-up': 'El mensaje no se ha podido enviar y ya no lo intentamos más. Comparte tú el enlace.',
  'mail-refused': 'El servidor de correo de la persona ha rechazado el mensaje. Revisa la dirección.',
  'mail-not-taken':
    'El servidor de correo de la persona no acepta nuestro correo. Puede que la dirección sea correcta: comparte tú el enlace.',
  'mailbox-full': 'El buzón de la persona está lleno. Inténtalo de nuevo más tarde, o comparte tú el enlace.',
  'mail-unwritable': 'No se ha podido escribir un correo a esta dirección. Revísala.',
  'no-mail-server': 'El correo no está configurado aquí. Comparte tú el enlace.',
  'bounced-no-mailbox': 'El correo ha vuelto: esta dirección no existe. Revísala.',
  'bounced-full': 'El correo ha vuelto: el buzón está lleno. Comparte tú el enlace.',
  bounced: 'El correo ha vuelto: el servidor de la persona no lo ha aceptado. Comparte tú el enlace.',
  'opted-out': 'Esta persona no quiere recibir más mensajes. Comparte tú el enlace.',
  resting:
    'Los mensajes a este contacto se han rechazado varias veces, así que por ahora no lo intentamos más. Revisa la dirección o el número, o comparte tú el enlace.',
  suspended: 'Este mensaje se ha detenido porque la cuenta está suspendida.',
  'no-texts': 'Aquí no se ofrecen SMS. Comparte tú el enlace.',
  'texts-used-up': 'Los SMS de hoy se han agotado. Inténtalo de nuevo mañana, o comparte tú el enlace.',
  'not-a-phone': 'Este número no puede recibir SMS. Revísalo.',
  'country-not-served': 'Aún no podemos enviar SMS a este país. Comparte tú el enlace.',
  'number-not-served': 'No podemos enviar SMS a este número o país. Comparte tú el enlace.',
  unreachable: 'No se ha podido contactar con el teléfono. Revisa el número, o comparte tú el enlace.',
  'no-mobile': 'Este número no recibe SMS. Revísalo.',
  filtered: 'La compañía telefónica no ha dejado pasar el SMS. Comparte tú el enlace.',
  'text-failed': 'El SMS no se ha podido entregar. Comparte tú el enlace.',
  'texts-need-pro': 'El envío por SMS es parte de Pro: comparte este enlace',
  'waits-a-day': 'Esta persona ya ha recibido bastantes mensajes hoy. Este regalo se envía un día más tarde.',
};
