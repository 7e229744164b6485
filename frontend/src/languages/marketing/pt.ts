import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  describeLanding:
    'O Presently lembra as pessoas que você ama e as datas delas, encontra presentes reais que vão agradar e os envia em uma página que dá a sensação de desembrulhar.',
  describeAuth: 'Entre no Presently ou crie sua conta grátis: cinco presentes por mês, com lembretes e ideias.',
  describeHowItWorks:
    'Quatro passos de um nome a um presente aberto com alegria: adicione pessoas e ocasiões, receba sugestões da IA, escreva sua mensagem, envie e acompanhe.',
  describePricing:
    'Grátis para cinco presentes por mês. O Pro, por $6.99 ao mês, não tem limite e também envia por SMS.',
  describePrivacy:
    'O que acontece com o que você coloca no Presently: o que é guardado, quem vê e como levar ou apagar tudo.',
  describeTerms:
    'As regras do Presently: o que ele faz, o que você pode enviar, quanto custam os planos e o que ilimitado significa.',
  describeHelp: 'Respostas às perguntas sobre o Presently: quem compra o presente e o que fazer quando ele não chega.',
  describeContact: 'Como falar com as pessoas por trás do Presently.',
  addTitle: 'Adicione pessoas e ocasiões',
  addText: 'Anote quem importa para você: do que a pessoa gosta, os aniversários e as outras datas que quer lembrar.',
  ideasTitle: 'Receba sugestões da IA',
  ideasText:
    'Peça ideias com um orçamento de $0 a $10,000+. Cada uma vem com o motivo e com produtos reais: foto, preço e onde comprar.',
  messageTitle: 'Personalize sua mensagem',
  messageText:
    'Escreva do seu jeito ou comece com palavras no tom que escolher: caloroso, divertido, formal ou de coração. Você pode mudar cada palavra.',
  trackTitle: 'Envie e acompanhe',
  trackText:
    'Compre o presente na loja. A surpresa, uma página para desembrulhar, é enviada por e-mail ou SMS. Você vê quando ela chega e quando é aberta.',
  remindersTitle: 'Lembretes inteligentes',
  remindersText: 'Com tempo de sobra antes de cada ocasião, e com quantos dias de antecedência você quiser.',
  productsTitle: 'Produtos reais',
  productsText: 'Com fotos, preços reais e links diretos de compra.',
  touchTitle: 'Um toque pessoal',
  touchText: 'Uma mensagem com a sua voz, em uma página feita para uma pessoa.',
  deliveryTitle: 'Acompanhe a entrega',
  deliveryText: 'De enviado a entregue e visto, sem você precisar perguntar.',
  howItWorks: 'Como funciona',
  howIntro:
    'Quatro passos de um nome a um presente aberto com alegria. Você compra na loja, nós embrulhamos a surpresa.',
  keyFeatures: 'Destaques',
  whoseBirthday: 'De quem é o próximo aniversário?',
  getStartedFree: 'Começar grátis',
  pricing: 'Preços',
  pricingIntro: 'Comece grátis e continue grátis enquanto cinco presentes por mês bastarem.',
  questions: 'Perguntas frequentes',
  cancelQuestion: 'O que acontece quando eu cancelo?',
  cancelAnswer:
    'Você mantém o plano até o fim do ciclo de cobrança. Depois, sua conta volta ao Free, e as pessoas, as ocasiões e o histórico de presentes continuam lá.',
  unlimitedQuestion: 'Quão ilimitado é “ilimitado”?',
  unlimitedAnswer:
    'Quantos presentes por mês você quiser. Um limite de envios por hora mantém o spam longe. Quando você chegar perto dele, as Configurações da conta avisam.',
  upgradeQuestion: 'Quando a mudança para um plano maior passa a valer?',
  upgradeAnswer: 'Imediatamente.',
  downgradeQuestion: 'Quando a mudança para um plano menor passa a valer?',
  downgradeAnswer: 'No fim do ciclo de cobrança.',
  step: '<other>Passo </other>{number}',
};
