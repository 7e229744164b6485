import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  'gift-mails': 'E-mails de presentes',
  'gift-texts': 'Mensagens de texto de presentes',
  'link-previews': 'Prévias de links',
  pictures: 'Novas imagens de outros sites',
  uploads: 'Gravações',
  changes: 'Mudanças em pessoas, ocasiões e presentes',
  questions: 'Links que perguntam às pessoas sobre elas',
  exports: 'Exportações dos seus dados',
  imports: 'Arquivos com pessoas',
  portraits: 'Fotos de pessoas',
  'imported-people': 'Pessoas de arquivos',
  'account-changes': 'Mudanças na sua conta',
  confirmations: 'E-mails para confirmar seu endereço',
  'taken-names': 'Nomes de usuário e endereços indisponíveis',
  'sign-in-notices': 'E-mails sobre novos acessos',
  'plan-changes': 'Mudanças no seu plano',
  ideas: 'Conjuntos de ideias',
  messages: 'Mensagens sugeridas',
  'kept-ideas': 'Mudanças em ideias guardadas e descartadas',
  'product-searches': 'Buscas em lojas',
  'product-checks': 'Consultas de produtos em lojas',
  'own-mails': 'Lembretes e novidades por e-mail',
  'webhook-changes': 'Mudanças em webhooks e mensagens reenviadas',
  'push-changes': 'Dispositivos com notificações',
};
