import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  title: 'Confirme seu e-mail',
  text: 'Enviamos um link para <b>{email}</b>. Até você abrir o link e confirmar, lembretes e novidades dos seus presentes não são enviados para lá.',
  again: 'Enviar de novo',
};
