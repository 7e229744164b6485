import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  confirmSubject: 'Confirme ton adresse e-mail',
  confirmPreheader: 'Un clic, et les rappels et les nouvelles de tes cadeaux arrivent à cette adresse.',
  confirmFor: 'Pour ton compte <account>{username}</account>.',
  confirmForYours: 'Pour ton compte.',
  confirmText:
    'Tant que tu n’as pas confirmé cette adresse, nous n’y envoyons rien d’autre. Le lien est valable 72 heures.',
  confirmFormer:
    'Le compte avait auparavant l’adresse <name>{formerEmail}</name>, dont le propriétaire peut le récupérer pendant 72 heures. Si tu ne connais pas cette adresse, ce n’est pas ton compte : ignore cet e-mail.',
  confirmButton: 'Confirmer cette adresse',
  confirmWhy:
    'Tu reçois cet e-mail parce que cette adresse a été saisie pour un compte Presently. Si ce n’était pas toi, ignore-le : au bout de 72 heures, le compte perd cette adresse.',
  changedSubject: 'Ton adresse e-mail a été modifiée',
  changedPreheader: 'Si ce n’était pas toi, récupère-la sous 72 heures.',
  changedText: 'Ton compte <account>{username}</account> a maintenant l’adresse <name>{newEmail}</name>.',
  changedUndo:
    'Si ce n’était pas toi, appuie sur le bouton sous 72 heures. Cette adresse revient, toutes les sessions, clés d’accès et connexions associées prennent fin, ton mot de passe ne fonctionne plus, et nous t’envoyons un lien pour en choisir un nouveau.',
  changedWhy: 'Tu reçois cet e-mail parce que c’était l’adresse de ton compte Presently.',
  'signed-in-unknown-browser': 'Nouvelle connexion à ton compte',
  'password-changed': 'Ton mot de passe a été modifié',
  'password-reset': 'Ton mot de passe a été réinitialisé',
  'username-changed': 'Ton nom d’utilisateur a été modifié',
  'passkey-added': 'Une clé d’accès a été ajoutée à ton compte',
  'passkey-removed': 'Une clé d’accès a été supprimée de ton compte',
  'second-factor-added': 'Une deuxième étape a été ajoutée à ta connexion',
  'second-factor-removed': 'La deuxième étape de ta connexion a été supprimée',
  'second-factor-ending': 'La deuxième étape de ta connexion prend fin dans 72 heures',
  'recovery-codes-made': 'De nouveaux codes de récupération ont été créés pour ton compte',
  'recovery-code-used': 'Un code de récupération a servi à se connecter à ton compte',
  'provider-linked': 'Un service de connexion a été associé à ton compte',
  'provider-unlinked': 'Un service de connexion a été dissocié de ton compte',
  'token-created': 'Un jeton pour un programme a été créé dans ton compte',
  'webhook-created': 'Un webhook a été créé dans ton compte',
  noticePreheader: 'Si ce n’était pas toi, sécurise ton compte.',
  noticeText:
    'C’est arrivé dans ton compte <account>{username}</account> le {moment}, avec <name>{browser}</name>{hasNetwork, select, yes {, depuis le réseau {network}} other {}}. Si c’était toi, il n’y a rien à faire.',
  noticeUndo:
    'Sinon, appuie sur le bouton sous 72 heures. Toutes les sessions, clés d’accès, jetons et connexions associées prennent fin, l’adresse de ton calendrier change, ton mot de passe ne fonctionne plus, et nous t’envoyons un lien pour en choisir un nouveau.',
  noticeWhy: 'Tu reçois cet e-mail parce qu’il concerne la sécurité de ton compte Presently.',
  resetSubject: 'Choisis un nouveau mot de passe pour Presently',
  resetTitle: 'Choisir un nouveau mot de passe',
  resetHowLong: 'Le lien fonctionne une seule fois, pendant une heure.',
  resetFor: 'Pour ton compte <account>{username}</account>. {howLong}',
  resetEnds:
    'Avec le nouveau mot de passe, toutes les sessions, clés d’accès et connexions associées prennent fin, et l’adresse de ton calendrier change : ajoute-les de nouveau ensuite. Une application d’authentification reste.',
  resetWhy:
    'Tu reçois cet e-mail parce qu’un nouveau mot de passe a été demandé avec ton adresse e-mail. Si ce n’était pas toi, ignore-le : rien ne change tant que le lien n’est pas utilisé.',
  deletedSubject: 'Ton compte a été supprimé',
  deletedPreheader: 'Ce que nous avons effacé.',
  deletedText: 'Ton compte <account>{username}</account> a été supprimé le {moment}. Nous avons effacé :',
  deletedList:
    '• ton profil, ton mot de passe, tes clés d’accès, tes sessions et ton journal de sécurité\n• tes proches, leurs occasions et tes notes à leur sujet\n• tes cadeaux avec leurs messages et enregistrements ; leurs liens n’ouvrent plus rien\n• les idées et messages qui t’ont été suggérés\n• les rappels et messages qui n’étaient pas encore partis\n• ta formule, résiliée, et ce que nous en savions',
  deletedRest:
    'Les e-mails et SMS remis restent chez ceux qui les ont reçus. Ils peuvent nous les signaler pendant 30 jours : nous gardons une copie des mots pour cela seul, puis nous la supprimons. Notre prestataire de paiement conserve les paiements passés aussi longtemps que la loi l’exige. Les sauvegardes perdent tes données à leur expiration.',
  deletedNotYou:
    'Un compte supprimé ne peut pas revenir. Si ce n’était pas toi, quelqu’un d’autre connaît ton mot de passe : change-le partout où tu l’utilises.',
  deletedWhy:
    'Tu reçois cet e-mail parce que c’était l’adresse de ton compte Presently. Nous l’avons maintenant effacée elle aussi.',
  orOpen: 'Ou ouvre cette adresse :',
};
