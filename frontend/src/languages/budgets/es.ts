import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  'gift-mails': 'Correos de regalos',
  'gift-texts': 'SMS de regalos',
  'link-previews': 'Vistas previas de enlaces',
  pictures: 'Imágenes nuevas de otros sitios',
  uploads: 'Grabaciones',
  changes: 'Cambios en personas, ocasiones y regalos',
  questions: 'Enlaces que preguntan a las personas por sí mismas',
  exports: 'Exportaciones de tus datos',
  imports: 'Archivos con personas',
  portraits: 'Fotos de personas',
  'imported-people': 'Personas de archivos',
  'account-changes': 'Cambios en tu cuenta',
  confirmations: 'Correos para confirmar tu dirección',
  'taken-names': 'Nombres de usuario y direcciones no disponibles',
  'sign-in-notices': 'Correos sobre nuevos inicios de sesión',
  'plan-changes': 'Cambios en tu plan',
  ideas: 'Tandas de ideas',
  messages: 'Mensajes sugeridos',
  'kept-ideas': 'Cambios en ideas guardadas y descartadas',
  'product-searches': 'Búsquedas en tiendas',
  'product-checks': 'Consultas de productos en tiendas',
  'own-mails': 'Recordatorios y novedades por correo',
  'webhook-changes': 'Cambios en webhooks y mensajes reenviados',
  'push-changes': 'Dispositivos con notificaciones',
};
