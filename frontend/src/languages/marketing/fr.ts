import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  describeLanding:
    'Presently se souvient des personnes que tu aimes et de leurs dates, trouve de vrais cadeaux qui leur plairont et les envoie sous forme d’une page qu’on déballe avec plaisir.',
  describeAuth:
    'Connecte-toi à Presently ou crée ton compte gratuit : cinq cadeaux par mois, rappels et idées compris.',
  describeHowItWorks:
    'Quatre étapes d’un nom à un cadeau ouvert avec joie : ajoute des personnes et des occasions, reçois des idées de l’IA, écris ton message, envoie et suis.',
  describePricing:
    'Gratuit pour cinq cadeaux par mois. Pro, à $6.99 par mois, est sans limite et envoie aussi par SMS.',
  describePrivacy:
    'Ce que devient ce que tu saisis dans Presently : ce qui est conservé, qui le voit, comment l’emporter ou l’effacer.',
  describeTerms:
    'Les règles de Presently : ce qu’il fait, ce que tu peux envoyer, ce que coûtent les formules et ce que « illimité » veut dire.',
  describeHelp: 'Les réponses aux questions sur Presently : qui achète le cadeau, et que faire s’il n’arrive pas.',
  describeContact: 'Comment joindre les personnes derrière Presently.',
  addTitle: 'Ajoute des personnes et des occasions',
  addText: 'Note qui compte pour toi : ce que chacun aime, et les anniversaires et autres dates à ne pas oublier.',
  ideasTitle: 'Reçois les idées de l’IA',
  ideasText:
    'Demande des idées pour un budget de $0 à $10,000+. Chacune est accompagnée de sa raison et de vrais produits : image, prix et où acheter.',
  messageTitle: 'Personnalise ton message',
  messageText:
    'Écris-le toi-même, ou pars d’un texte dans le style que tu veux : chaleureux, drôle, formel ou venu du cœur. Tu peux changer chaque mot.',
  trackTitle: 'Envoie et suis le cadeau',
  trackText:
    'Commande le cadeau en boutique. Sa surprise, une page à déballer, part par e-mail ou SMS. Tu vois quand la page arrive et quand elle est ouverte.',
  remindersTitle: 'Rappels bien pensés',
  remindersText: 'À temps avant chaque occasion, autant de jours à l’avance que tu veux.',
  productsTitle: 'De vrais produits',
  productsText: 'Avec images, prix réels et liens directs pour acheter.',
  touchTitle: 'Une touche personnelle',
  touchText: 'Un message qui te ressemble, sur une page faite pour une seule personne.',
  deliveryTitle: 'Suivi de l’envoi',
  deliveryText: 'Envoyé, arrivé, ouvert : tu le sais sans demander.',
  howItWorks: 'Comment ça marche',
  howIntro:
    'Quatre étapes d’un nom à un cadeau ouvert avec joie. Tu commandes en boutique, nous emballons la surprise.',
  keyFeatures: 'Points forts',
  whoseBirthday: 'À qui le prochain anniversaire ?',
  getStartedFree: 'Commencer gratuitement',
  pricing: 'Tarifs',
  pricingIntro: 'Commence gratuitement, et continue ainsi tant que cinq cadeaux par mois te suffisent.',
  questions: 'Questions fréquentes',
  cancelQuestion: 'Que se passe-t-il si je résilie ?',
  cancelAnswer:
    'Tu gardes ta formule jusqu’à la fin de la période. Ton compte repasse ensuite à Free, et tes proches, occasions et cadeaux passés sont conservés.',
  unlimitedQuestion: '« Illimité », c’est vraiment sans limite ?',
  unlimitedAnswer:
    'Autant de cadeaux par mois que tu veux. Une limite par heure écarte le spam. Si tu t’en approches, les réglages du compte le disent.',
  upgradeQuestion: 'Quand prend effet un passage à la formule supérieure ?',
  upgradeAnswer: 'Immédiatement.',
  downgradeQuestion: 'Quand prend effet un passage à la formule inférieure ?',
  downgradeAnswer: 'À la fin de la période de facturation.',
  step: '<other>Étape </other>{number}',
};
