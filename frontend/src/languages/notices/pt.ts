import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  privacyTitle: 'Privacidade',
  privacyLead: 'Você nos conta sobre pessoas que ama. Veja o que acontece com o que você escreve.',
  privacyKeepTitle: 'O que guardamos',
  privacyKeep:
    'Sua conta; as pessoas que você adiciona, com suas datas, interesses e endereços; seus presentes, mensagens e gravações. São seus. Não os vendemos e não mostramos publicidade.',
  privacySeesTitle: 'Quem vê',
  privacySees:
    'A pessoa a quem você envia um presente vê esse presente, sua mensagem e seu nome. Ninguém mais vê as pessoas que você guarda nem o que anota sobre elas.',
  privacyIdeasTitle: 'O que ajuda a achar ideias',
  privacyIdeas:
    'Quando você pede ideias ou uma mensagem, o necessário vai para o serviço de IA que as escreve: interesses, ocasião, orçamento. Suas notas sobre uma pessoa e os tamanhos dela só são usados para ideias se você permitir para essa pessoa.',
  privacyProvidersTitle: 'Quem trabalha para nós',
  privacyProviders:
    'E-mails, mensagens de texto e pagamentos com cartão passam por provedores que fazem só isso. Os números de cartão vão direto ao provedor de pagamento e nunca chegam a nós.',
  privacyPicturesTitle: 'Imagens de outros sites',
  privacyPictures: 'Mostramos nossa própria cópia da imagem de um produto, assim a loja não sabe quem olha.',
  privacyLeaveTitle: 'Levar com você e excluir',
  privacyLeave:
    'As configurações da conta têm as duas coisas: tudo em um arquivo e o fim da sua conta. Excluí-la remove as pessoas que você adicionou, os presentes e as gravações, e os links enviados param de funcionar.',
  privacyRecipientsTitle: 'Se alguém enviou um presente a você',
  privacyRecipients:
    'Todo e-mail tem um link pelo qual você pode pedir para não receber mais nada, e todo presente pode ser denunciado.',
  termsTitle: 'Termos',
  termsLead: 'As poucas regras que mantêm o Presently gentil e confiável para todos.',
  termsDoesTitle: 'O que o Presently faz',
  termsDoes:
    'Ele lembra datas, sugere presentes e envia uma página para desembrulhar. Não vende nem entrega nada: você faz o pedido na loja, nos termos dela. Preços e estoque são da loja e podem ter mudado.',
  termsSendTitle: 'O que você pode enviar',
  termsSend:
    'Só presentes e palavras para pessoas que gostariam de recebê-los. Sem publicidade, nada ilegal, nada que machuque. Contas denunciadas por isso podem ser suspensas.',
  termsPlansTitle: 'Planos e pagamento',
  termsPlans:
    'O Free não custa nada. Um plano pago é cobrado uma vez por mês até você cancelar. Depois, ele dura até o fim do ciclo de cobrança e sua conta volta ao Free.',
  termsUnlimitedTitle: 'O que significa “ilimitado”',
  termsUnlimited:
    'Tantos presentes quantos uma pessoa pode dar. Contra o spam, há limites para quantos são enviados em uma hora; quando você chega perto de um, as configurações da conta avisam.',
  termsIdeasTitle: 'Sugestões são sugestões',
  termsIdeas: 'Ideias e mensagens podem ser escritas com IA. Leia antes de enviar: elas são enviadas com o seu nome.',
  helpTitle: 'Ajuda',
  helpLead: 'Respostas curtas para o que mais perguntam.',
  helpBuysTitle: 'Quem compra o presente?',
  helpBuys: 'Você, na loja. Nós enviamos a página para desembrulhar e lembramos você de fazer o pedido.',
  helpArriveTitle: 'Meu presente não chegou',
  helpArrive:
    'Abra-o em Todos os presentes. Se o e-mail voltou, lá você vê por quê, e você pode corrigir o endereço e enviar de novo. Também pode copiar o link e enviá-lo diretamente.',
  helpChangeTitle: 'Posso mudar ou parar um presente?',
  helpChange:
    'Um presente planejado pode ser mudado, enviado na hora ou cancelado. Um presente já enviado pode ser cancelado até ser aberto; a mensagem em si continua na caixa de entrada.',
  helpSignInTitle: 'Não consigo entrar',
  helpSignIn:
    'Use seu nome de usuário ou seu e-mail. “Esqueceu sua senha?” envia um link para o seu endereço confirmado.',
  helpRemindersTitle: 'De onde vêm os lembretes?',
  helpReminders:
    'Das datas que você adiciona para cada pessoa. Nas configurações da conta você escolhe com que antecedência eles chegam, e os desliga.',
  helpCancelTitle: 'Como cancelo?',
  helpCancel: 'Na página Assinatura. Tudo o que você salvou fica.',
  contactTitle: 'Contato',
  contactLead: 'Como falar com quem cuida deste serviço.',
  contactWriteTitle: 'Escreva para nós',
  contactWrite: 'Escreva para o endereço de onde vêm nossos e-mails.',
  contactCare:
    'Informe o nome de usuário da sua conta e o que você fazia quando algo deu errado. Nunca nos envie sua senha.',
  contactReportTitle: 'Se alguém incomodar você',
  contactReport: 'Use “Denunciar” no fim do presente. As denúncias vão para quem cuida deste serviço.',
  writtenIn: 'Esta página está escrita neste idioma: {language}.',
};
