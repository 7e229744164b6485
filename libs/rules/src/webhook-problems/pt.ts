import type { Translation } from '../words.js';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  answered: 'O destino respondeu {status}.',
  redirected: 'O destino respondeu com um redirecionamento ({status}), que não seguimos.',
  refused: 'O destino recusou a conexão.',
  'bad-certificate': 'O certificado do destino não é válido.',
  silent: 'O destino não respondeu em até {seconds} segundos.',
  broke: 'A conexão com o destino foi interrompida.',
  nowhere: 'O nome do destino não leva a nenhuma máquina no momento.',
  'with-password': 'O endereço não pode conter uma senha.',
  'without-tls': '<name>{origin}</name> não usa https.',
  'not-public': '<name>{host}</name> não está na internet pública.',
};
