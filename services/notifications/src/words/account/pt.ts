import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  confirmSubject: 'Confirme seu e-mail',
  confirmPreheader: 'Basta um toque, e lembretes e novidades dos seus presentes chegam a este endereço.',
  confirmFor: 'Para sua conta <account>{username}</account>.',
  confirmForYours: 'Para sua conta.',
  confirmText: 'Até você confirmar este endereço, não enviamos mais nada para ele. O link vale por 72 horas.',
  confirmFormer:
    'A conta tinha antes o endereço <name>{formerEmail}</name>, cujo dono pode recuperá-la por 72 horas. Se você não conhece esse endereço, a conta não é sua: ignore este e-mail.',
  confirmButton: 'Confirmar este endereço',
  confirmWhy:
    'Você recebe este e-mail porque este endereço foi informado para uma conta no Presently. Se não foi você, ignore este e-mail: depois de 72 horas a conta perde o endereço.',
  changedSubject: 'Seu e-mail foi alterado',
  changedPreheader: 'Se não foi você, recupere o endereço em até 72 horas.',
  changedText: 'Sua conta <account>{username}</account> agora tem o endereço <name>{newEmail}</name>.',
  changedUndo:
    'Se não foi você, pressione o botão em até 72 horas. Este endereço volta, todas as sessões, chaves de acesso e logins vinculados são encerrados, sua senha deixa de funcionar e enviamos um link para escolher outra.',
  changedWhy: 'Você recebe este e-mail porque este era o endereço da sua conta no Presently.',
  'signed-in-unknown-browser': 'Novo login na sua conta',
  'password-changed': 'Sua senha foi alterada',
  'password-reset': 'Sua senha foi redefinida',
  'username-changed': 'Seu nome de usuário foi alterado',
  'passkey-added': 'Uma chave de acesso foi adicionada à sua conta',
  'passkey-removed': 'Uma chave de acesso foi removida da sua conta',
  'second-factor-added': 'Uma segunda etapa foi adicionada ao seu login',
  'second-factor-removed': 'A segunda etapa do seu login foi removida',
  'second-factor-ending': 'A segunda etapa do seu login termina em 72 horas',
  'recovery-codes-made': 'Novos códigos de recuperação foram criados para sua conta',
  'recovery-code-used': 'Um código de recuperação foi usado para entrar na sua conta',
  'provider-linked': 'Um provedor de login foi vinculado à sua conta',
  'provider-unlinked': 'Um provedor de login foi desvinculado da sua conta',
  'token-created': 'Um token para um programa foi criado na sua conta',
  'webhook-created': 'Um webhook foi criado na sua conta',
  noticePreheader: 'Se não foi você, proteja sua conta.',
  noticeText:
    'Aconteceu na sua conta <account>{username}</account> em {moment}, com <name>{browser}</name>{hasNetwork, select, yes {, pela rede {network}} other {}}. Se foi você, não há nada a fazer.',
  noticeUndo:
    'Se não foi, pressione o botão em até 72 horas. Todas as sessões, chaves de acesso, tokens e logins vinculados são encerrados, o endereço do seu calendário muda, sua senha deixa de funcionar e enviamos um link para escolher outra.',
  noticeWhy: 'Você recebe este e-mail porque ele trata da segurança da sua conta no Presently.',
  resetSubject: 'Escolha uma nova senha para o Presently',
  resetTitle: 'Escolha uma nova senha',
  resetHowLong: 'O link pode ser usado uma só vez e vale por uma hora.',
  resetFor: 'Para sua conta <account>{username}</account>. {howLong}',
  resetEnds:
    'Com a nova senha, todas as sessões, chaves de acesso e logins vinculados são encerrados, e o endereço do seu calendário muda: adicione-os de novo depois. Um app autenticador permanece.',
  resetWhy:
    'Você recebe este e-mail porque uma nova senha foi pedida com o seu e-mail. Se não foi você, ignore este e-mail: nada muda até o link ser usado.',
  deletedSubject: 'Sua conta foi excluída',
  deletedPreheader: 'O que apagamos.',
  deletedText: 'Sua conta <account>{username}</account> foi excluída em {moment}. Apagamos:',
  deletedList:
    '• seu perfil, senha, chaves de acesso, sessões e registro de segurança\n• as pessoas da sua lista, as ocasiões delas e o que você anotou\n• seus presentes com mensagens e gravações; os links não abrem mais nada\n• as ideias e mensagens que sugerimos\n• lembretes e mensagens que ainda não tinham sido enviados\n• seu plano, que foi cancelado, e o nosso registro dele',
  deletedRest:
    'E-mails e SMS entregues ficam com quem os recebeu. A pessoa pode denunciá-los a nós por 30 dias: só para isso guardamos uma cópia do texto, que depois apagamos. Nosso provedor de pagamentos guarda os registros de pagamentos antigos pelo tempo que a lei exige. Seus dados somem dos backups à medida que eles expiram.',
  deletedNotYou:
    'Uma conta excluída não volta. Se não foi você, outra pessoa sabe sua senha: mude-a em todos os lugares onde você a usa.',
  deletedWhy:
    'Você recebe este e-mail porque este era o endereço da sua conta no Presently. Agora também apagamos o endereço.',
  orOpen: 'Ou abra este endereço:',
};
