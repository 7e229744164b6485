import type { Translation } from '../words.js';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  'not-yet': 'El mensaje aún no se ha podido enviar. Seguimos intentándolo.',
  unknown: 'No hemos podido saber si el mensaje llegó. Pregunta, o comparte el enlace tú.',
  'given-up': 'El mensaje no se ha podido enviar y ya no lo intentamos más. Comparte el enlace tú.',
  'mail-refused': 'El servidor de correo de la persona rechazó el mensaje. Revisa la dirección.',
  'mail-unwritable': 'No se ha podido escribir un correo a esta dirección. Revísala.',
  'no-mail-server': 'El correo no está configurado aquí. Comparte el enlace tú.',
  'bounced-no-mailbox': 'El correo ha vuelto: esta dirección no existe. Revísala.',
  'bounced-full': 'El correo ha vuelto: el buzón está lleno. Comparte el enlace tú.',
  bounced: 'El correo ha vuelto: el servidor de la persona no lo aceptó. Comparte el enlace tú.',
  'opted-out': 'Esta persona no quiere recibir más mensajes. Comparte el enlace tú.',
  resting:
    'Los mensajes a este contacto se rechazaron varias veces, así que por ahora no lo intentamos más. Revísalo, o comparte el enlace tú.',
  suspended: 'Este mensaje se ha detenido porque la cuenta está suspendida.',
  'no-texts': 'Aquí no hay mensajes de texto. Comparte el enlace tú.',
  'texts-used-up': 'Los mensajes de texto de hoy se han agotado. Envíalo otra vez mañana, o comparte el enlace tú.',
  'not-a-phone': 'Este número no puede recibir mensajes de texto. Revísalo.',
  'country-not-served': 'Aún no podemos enviar mensajes de texto a este país. Comparte el enlace tú.',
  'number-not-served': 'No podemos enviar mensajes de texto a este número o país. Comparte el enlace tú.',
  unreachable: 'No se ha podido contactar con el teléfono. Revisa el número, o comparte el enlace tú.',
  'no-mobile': 'Este número no recibe mensajes de texto. Revísalo.',
  filtered: 'La compañía telefónica no dejó pasar el mensaje. Comparte el enlace tú.',
  'text-failed': 'El mensaje de texto no se ha podido entregar. Comparte el enlace tú.',
  'texts-need-pro': 'El envío por SMS es parte de Pro: comparte este enlace',
  'waits-a-day': 'Esta persona ya ha recibido bastantes mensajes hoy. Este regalo se envía un día más tarde.',
};
