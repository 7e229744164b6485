import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  copied: 'Copiado',
  showTyped: 'Mostrar o que você digita',
  showMore:
    '{of, select, people {Mostrar mais pessoas} gifts {Mostrar mais presentes} days {Mostrar mais datas} proposals {Mostrar mais propostas} invoices {Mostrar mais faturas} posts {Mostrar mais publicações} reports {Mostrar mais denúncias} other {Mostrar mais itens}}',
  moreFailed:
    '{of, select, people {Não foi possível carregar mais pessoas.} gifts {Não foi possível carregar mais presentes.} days {Não foi possível carregar mais datas.} proposals {Não foi possível carregar mais propostas.} invoices {Não foi possível carregar mais faturas.} posts {Não foi possível carregar mais publicações.} reports {Não foi possível carregar mais denúncias.} other {Não foi possível carregar mais itens.}} Tente de novo.',
  rowsShown:
    'Exibindo {of, select, people {{shown} pessoas} gifts {{shown} presentes} days {{shown} datas} proposals {{shown} propostas} invoices {{shown} faturas} posts {{shown} publicações} reports {{shown} denúncias} other {{shown} itens}}.{all, select, true { Não há mais.} other {}}',
  cancel: 'Cancelar',
  close: 'Fechar',
  moreFor: 'Mais opções de {name}',
  edit: 'Editar',
  delete: 'Excluir',
  dismiss: 'Dispensar',
  toast: 'Notificação',
  toasts: 'Notificações ({key})',
  discardTitle: 'Descartar o que você escreveu?',
  discardText: 'Ainda não foi salvo.',
  discard: 'Descartar',
  keepEditing: 'Continuar editando',
};
