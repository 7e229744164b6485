import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  privacyTitle: 'Confidentialité',
  privacyLead: 'Tu nous parles des gens que tu aimes. Voici ce que devient ce que tu saisis.',
  privacyKeepTitle: 'Ce que nous gardons',
  privacyKeep:
    'Ton compte ; les personnes que tu ajoutes, avec leurs dates, leurs goûts et leurs adresses ; tes cadeaux, messages et enregistrements. Ils sont à toi. Nous ne les vendons pas et n’affichons pas de publicité.',
  privacySeesTitle: 'Qui le voit',
  privacySees:
    'La personne à qui tu envoies un cadeau voit ce cadeau, ton message et ton nom. Personne d’autre ne voit qui sont tes proches, ni ce que tu notes à leur sujet.',
  privacyIdeasTitle: 'Ce qui aide à trouver des idées',
  privacyIdeas:
    'Quand tu demandes des idées ou un message, le nécessaire part au service d’IA qui les écrit : les goûts, l’occasion, le budget. Tes notes sur une personne et ses tailles ne servent aux idées que si tu l’autorises pour elle.',
  privacyProvidersTitle: 'Qui travaille pour nous',
  privacyProviders:
    'Les e-mails, SMS et paiements par carte passent par des prestataires qui ne font que cela. Les numéros de carte vont directement au prestataire de paiement et ne nous parviennent jamais.',
  privacyPicturesTitle: 'Images d’autres sites',
  privacyPictures:
    'Nous montrons notre propre copie de l’image d’un produit, la boutique ne sait donc pas qui la regarde.',
  privacyLeaveTitle: 'L’emporter et le supprimer',
  privacyLeave:
    'Les réglages du compte offrent les deux : tout dans un fichier, et la fin de ton compte. La suppression efface tes proches, cadeaux et enregistrements, et les liens envoyés cessent de fonctionner.',
  privacyRecipientsTitle: 'Si quelqu’un t’a envoyé un cadeau',
  privacyRecipients:
    'Chaque e-mail contient un lien pour nous demander de ne plus rien t’envoyer, et chaque cadeau peut être signalé.',
  termsTitle: 'Conditions',
  termsLead: 'Les quelques règles qui gardent Presently agréable et fiable pour tout le monde.',
  termsDoesTitle: 'Ce que fait Presently',
  termsDoes:
    'Il retient les dates, suggère des cadeaux et envoie une page à déballer. Il ne vend ni n’expédie rien : tu commandes en boutique, à ses conditions. Les prix et les stocks sont ceux de la boutique et ont pu changer.',
  termsSendTitle: 'Ce que tu peux envoyer',
  termsSend:
    'Seulement des cadeaux et des mots pour des gens qui en seraient heureux. Pas de publicité, rien d’illégal, rien qui blesse. Les comptes signalés pour cela peuvent être suspendus.',
  termsPlansTitle: 'Formules et paiement',
  termsPlans:
    'Free ne coûte rien. Une formule payante est facturée chaque mois jusqu’à la résiliation. Ensuite elle dure jusqu’à la fin de la période facturée, puis ton compte revient à Free.',
  termsUnlimitedTitle: 'Ce que veut dire « illimité »',
  termsUnlimited:
    'Autant de cadeaux qu’une personne peut offrir. Contre le spam, le nombre d’envois par heure est limité ; si tu t’en approches, les réglages du compte le disent.',
  termsIdeasTitle: 'Des suggestions, rien de plus',
  termsIdeas:
    'Les idées et les messages peuvent être écrits avec une IA. Lis-les avant de les envoyer : ils partent en ton nom.',
  helpTitle: 'Aide',
  helpLead: 'De courtes réponses aux questions les plus fréquentes.',
  helpBuysTitle: 'Qui achète le cadeau ?',
  helpBuys: 'Toi, en boutique. Nous envoyons la page à déballer et te rappelons de commander.',
  helpArriveTitle: 'Mon cadeau n’est pas arrivé',
  helpArrive:
    'Ouvre-le dans Tous les cadeaux. Si l’e-mail est revenu, la raison y est indiquée, et tu peux corriger l’adresse et le renvoyer. Tu peux aussi copier le lien et l’envoyer toi-même.',
  helpChangeTitle: 'Puis-je modifier ou arrêter un cadeau ?',
  helpChange:
    'Un cadeau prévu peut être modifié, envoyé tout de suite ou repris. Un cadeau envoyé peut être repris tant qu’il n’est pas ouvert ; le message, lui, reste dans la boîte de réception.',
  helpSignInTitle: 'Je n’arrive pas à me connecter',
  helpSignIn:
    'Utilise ton nom d’utilisateur ou ton adresse e-mail. « Mot de passe oublié ? » envoie un lien à ton adresse confirmée.',
  helpRemindersTitle: 'D’où viennent les rappels ?',
  helpReminders:
    'Des dates que tu ajoutes pour chaque personne. Dans les réglages du compte, tu choisis avec quelle avance ils arrivent, et tu peux les désactiver.',
  helpCancelTitle: 'Comment résilier ?',
  helpCancel: 'Sur la page Abonnement. Tout ce que tu as enregistré reste.',
  contactTitle: 'Contact',
  contactLead: 'Comment joindre les personnes qui gèrent ce service.',
  contactWriteTitle: 'Écris-nous',
  contactWrite: 'Écris à l’adresse d’où viennent nos e-mails.',
  contactCare:
    'Indique-nous le nom d’utilisateur de ton compte et ce que tu faisais quand un problème est survenu. Ne nous envoie jamais ton mot de passe.',
  contactReportTitle: 'Quelqu’un t’importune',
  contactReport: 'Utilise « Signaler » au bas du cadeau. Les signalements vont aux personnes qui gèrent ce service.',
  writtenIn: 'Cette page est écrite dans cette langue : {language}.',
};
