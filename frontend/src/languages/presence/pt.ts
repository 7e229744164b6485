import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  isItYou: 'É você?',
  passwordLead: 'Digite sua senha para continuar. Pedimos de novo quando já faz um tempo desde o login.',
  required: 'Digite sua senha',
  password: 'Senha',
  usePasskey: 'Usar uma chave de acesso',
  cancel: 'Cancelar',
  goOn: 'Continuar',
  failed: 'Não deu certo',
  tryAgain: 'Tente de novo.',
};
