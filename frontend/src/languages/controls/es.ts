import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  copied: 'Copiado',
  showTyped: 'Mostrar lo que escribes',
  showMore:
    '{of, select, people {Ver más personas} gifts {Ver más regalos} days {Ver más fechas} proposals {Ver más propuestas} invoices {Ver más facturas} posts {Ver más publicaciones} reports {Ver más denuncias} other {Ver más entradas}}',
  moreFailed:
    '{of, select, people {No se han podido cargar más personas.} gifts {No se han podido cargar más regalos.} days {No se han podido cargar más fechas.} proposals {No se han podido cargar más propuestas.} invoices {No se han podido cargar más facturas.} posts {No se han podido cargar más publicaciones.} reports {No se han podido cargar más denuncias.} other {No se han podido cargar más entradas.}} Inténtalo de nuevo.',
  rowsShown:
    'Se muestran {of, select, people {{shown} personas} gifts {{shown} regalos} days {{shown} fechas} proposals {{shown} propuestas} invoices {{shown} facturas} posts {{shown} publicaciones} reports {{shown} denuncias} other {{shown} entradas}}.{all, select, true { No hay más.} other {}}',
  cancel: 'Cancelar',
  close: 'Cerrar',
  moreFor: 'Más opciones de {name}',
  edit: 'Editar',
  delete: 'Eliminar',
  dismiss: 'Descartar',
  toast: 'Notificación',
  toasts: 'Notificaciones ({key})',
  discardTitle: '¿Descartar lo que has escrito?',
  discardText: 'No se ha guardado.',
  discard: 'Descartar',
  keepEditing: 'Seguir editando',
};
