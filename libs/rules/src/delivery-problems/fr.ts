import type { Translation } from '../words.js';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  'not-yet': 'Le message n’a pas encore pu être envoyé. Nous continuons d’essayer.',
  unknown: 'Nous n’avons pas pu savoir si le message est arrivé. Demande, ou partage le lien toi-même.',
  'given-up': 'Le message n’a pas pu être envoyé, et nous n’essayons plus. Partage le lien toi-même.',
  'mail-refused': 'Le serveur de messagerie de la personne a refusé le message. Vérifie l’adresse.',
  'mail-not-taken':
    'Le serveur de messagerie de la personne n’accepte pas notre e-mail. L’adresse n’y est peut-être pour rien : partage le lien toi-même.',
  'mailbox-full': 'La boîte de la personne est pleine. Réessaie plus tard, ou partage le lien toi-même.',
  'mail-unwritable': 'Impossible d’écrire un e-mail à cette adresse. Vérifie-la.',
  'no-mail-server': 'L’e-mail n’est pas configuré ici. Partage le lien toi-même.',
  'bounced-no-mailbox': 'L’e-mail est revenu : cette adresse n’existe pas. Vérifie-la.',
  'bounced-full': 'L’e-mail est revenu : la boîte est pleine. Partage le lien toi-même.',
  bounced: 'L’e-mail est revenu : le serveur de la personne ne l’a pas accepté. Partage le lien toi-même.',
  'opted-out': 'Cette personne ne veut plus recevoir de messages. Partage le lien toi-même.',
  resting:
    'Les messages à ce contact ont été refusés plusieurs fois, nous n’essayons donc plus pour l’instant. Vérifie l’adresse ou le numéro, ou partage le lien toi-même.',
  suspended: 'Ce message a été arrêté, car le compte est suspendu.',
  'no-texts': 'Les SMS ne sont pas disponibles ici. Partage le lien toi-même.',
  'texts-used-up': 'Les SMS du jour sont épuisés. Réessaie demain, ou partage le lien toi-même.',
  'not-a-phone': 'Ce numéro ne peut pas recevoir de SMS. Vérifie-le.',
  'country-not-served': 'Nous ne pouvons pas encore envoyer de SMS vers ce pays. Partage le lien toi-même.',
  'number-not-served': 'Nous ne pouvons pas envoyer de SMS à ce numéro ou vers ce pays. Partage le lien toi-même.',
  unreachable: 'Le téléphone n’a pas pu être joint. Vérifie le numéro, ou partage le lien toi-même.',
  'no-mobile': 'Ce numéro ne reçoit pas de SMS. Vérifie-le.',
  filtered: 'L’opérateur n’a pas laissé passer le SMS. Partage le lien toi-même.',
  'text-failed': 'Le SMS n’a pas pu être remis. Partage le lien toi-même.',
  'texts-need-pro': 'L’envoi par SMS fait partie de Pro : partage ce lien',
  'waits-a-day': 'Cette personne a reçu assez de messages pour aujourd’hui. Ce cadeau part un jour plus tard.',
};
