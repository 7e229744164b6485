import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  moment: 'Um momento',
  giftUnavailable: 'Seu presente está seguro, mas não conseguimos mostrá-lo agora. Tente de novo daqui a pouco.',
  giftsTitle: 'Presentes por e-mail',
  gifts:
    'Com o Presently, as pessoas podem enviar presentes por e-mail para você. Se não quiser mais, pressione o botão. Os presentes que você já tem continuam aqui.',
  stop: 'Não quero mais presentes por e-mail',
  stoppedTitle: 'Sem mais presentes por e-mail',
  stopped:
    'Você não recebe mais presentes por e-mail com o Presently. Pode voltar atrás agora, ou depois pelo mesmo link. O que tentarem enviar enquanto isso não será enviado.',
  again: 'Quero presentes de novo',
  brokenTitle: 'Este link não funciona',
  broken: 'Talvez esteja incompleto. Use o link do seu e-mail mais recente.',
  tryAgain: 'Isto não está funcionando agora. Abra de novo o link do seu e-mail daqui a pouco.',
  notChosen: 'Ainda falta escolher',
  chooseOne: 'Escolha um deles, por favor.',
  backToGift: 'Voltar ao seu presente',
};
