import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  pictureAlt:
    'Uma página de presente sendo aberta: o papel aberto, a fita solta e, dentro, uma foto do presente acima de uma carta.',
  pictureNames: 'Para Nora, de Sam',
  viewProduct: 'Ver produto',
  keepTitle: 'Tenha por perto quem importa',
  keepText: 'Os perfis guardam interesses e datas. Os lembretes chegam antes de cada ocasião, enquanto ainda dá tempo.',
  chooseTitle: 'Escolha o que combina',
  chooseText: 'A IA encontra produtos reais, com preços e links de compra. O orçamento vai de $0 a $10,000+.',
  sendTitle: 'Envie e saiba quando foi aberto',
  sendText:
    'Você compra o presente na loja. Nós embrulhamos a surpresa com a sua mensagem e a enviamos por e-mail ou SMS. Você fica sabendo quando ela foi aberta.',
  howItWorks: 'Como funciona',
  findGifts: 'Encontrar presentes',
  pricing: 'Preços',
  logoToTop: 'Presently, voltar ao topo',
  madeFor: 'Feito para quem gosta de dar presentes.',
  quickLinks: 'Links rápidos',
  startPage: 'Presently, página inicial',
  main: 'Principal',
  signIn: 'Entrar',
  title: 'Presentes com carinho, <other></other>nunca atrasados.',
  intro:
    'O Presently guarda as pessoas e as datas que importam para você, encontra presentes reais que vão agradar e os envia em uma página que dá a sensação de desembrulhar.',
  promise: 'Você compra na loja, nós embrulhamos a surpresa.',
  getStarted: 'Começar',
  learnMore: 'Saiba mais',
  lastCall: 'O próximo aniversário está mais perto do que você imagina.',
  birthday: 'Aniversário',
  anniversary: 'Aniversário de relacionamento',
  thankYou: 'Agradecimento',
  sympathy: 'Solidariedade',
  celebration: 'Comemoração',
  justBecause: 'Sem motivo especial',
  forEveryOccasion: 'Para toda ocasião',
};
