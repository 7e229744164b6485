import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  title: 'Configurer Presently',
  lead: 'Cette page fonctionne une seule fois. Tout, sauf le compte, peut être modifié plus tard.',
  wrong: 'Il reste quelque chose à corriger. Voir ci-dessous.',
  account: 'Ton compte',
  accountText: 'L’administration t’appartient.',
  username: 'Nom d’utilisateur',
  password: 'Mot de passe',
  email: 'E-mail (facultatif)',
  address: 'Adresse',
  addressText: 'Là où l’on accède à Presently. Les liens des messages commencent ainsi.',
  publicUrl: 'Adresse, avec https://',
  mail: 'E-mail (facultatif)',
  mailText: 'Sans serveur de messagerie, tu transmets les cadeaux par un lien et aucun rappel n’arrive.',
  smtpHost: 'Serveur de messagerie',
  smtpPort: 'Port',
  smtpUser: 'Nom d’utilisateur du serveur de messagerie',
  smtpPassword: 'Mot de passe du serveur de messagerie',
  mailFrom: 'Adresse d’envoi des e-mails',
  setUp: 'Configurer',
  wrongPublicUrl:
    'L’adresse doit commencer par https:// et n’avoir aucun chemin, par exemple https://gifts.example.org',
  wrongSmtpHost: 'Indique le nom du serveur de messagerie, par exemple smtp.example.org',
  wrongSmtpPort: 'Le port doit être un nombre, en général 587 ou 465',
  wrongSmtpUser: 'Indique le nom d’utilisateur qui va avec le mot de passe',
  wrongSmtpPassword: 'Indique le mot de passe du compte de messagerie',
  wrongMailFrom: 'Indique une adresse e-mail à toi pour l’envoi des e-mails',
  doneTitle: 'Presently se configure',
  doneText: 'Il redémarre avec tes réglages, ce qui prend une demi-minute. Connecte-toi ensuite à l’adresse',
  doneMore:
    'Pour les pages d’administration, ajoute une clé d’accès ou une application d’authentification dans Compte.',
  goneTitle: 'Ce lien ne fonctionne pas',
  goneText:
    'Il fonctionne une fois et pendant un jour, jusqu’à ce qu’il y ait un administrateur. S’il n’y en a pas encore, redémarre Presently : son journal contient un nouveau lien.',
};
