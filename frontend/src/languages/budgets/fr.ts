import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  'gift-mails': 'E-mails de cadeaux',
  'gift-texts': 'SMS de cadeaux',
  'link-previews': 'Aperçus de liens',
  pictures: 'Nouvelles images d’autres sites',
  uploads: 'Enregistrements',
  changes: 'Modifications de personnes, d’occasions et de cadeaux',
  questions: 'Liens qui demandent aux gens de parler d’eux',
  exports: 'Exports de tes données',
  imports: 'Fichiers de personnes',
  portraits: 'Photos de personnes',
  'imported-people': 'Personnes venant de fichiers',
  'account-changes': 'Modifications de ton compte',
  confirmations: 'E-mails pour confirmer ton adresse',
  'taken-names': 'Noms et adresses non disponibles',
  'sign-in-notices': 'E-mails sur les nouvelles connexions',
  'plan-changes': 'Changements de formule',
  ideas: 'Séries d’idées',
  messages: 'Messages suggérés',
  'kept-ideas': 'Modifications d’idées gardées et écartées',
  'product-searches': 'Recherches en boutique',
  'product-checks': 'Consultations de produits en boutique',
  'own-mails': 'Rappels et nouvelles par e-mail',
  'webhook-changes': 'Modifications de webhooks et messages renvoyés',
  'push-changes': 'Appareils avec notifications',
};
