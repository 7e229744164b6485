import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  copied: 'Copié',
  showTyped: 'Afficher la saisie',
  showMore:
    '{of, select, people {Afficher plus de personnes} gifts {Afficher plus de cadeaux} days {Afficher plus de dates} proposals {Afficher plus de propositions} invoices {Afficher plus de factures} posts {Afficher plus de publications} reports {Afficher plus de signalements} other {Afficher plus d’entrées}}',
  moreFailed:
    '{of, select, people {Impossible de charger plus de personnes.} gifts {Impossible de charger plus de cadeaux.} days {Impossible de charger plus de dates.} proposals {Impossible de charger plus de propositions.} invoices {Impossible de charger plus de factures.} posts {Impossible de charger plus de publications.} reports {Impossible de charger plus de signalements.} other {Impossible de charger plus d’entrées.}} Réessaie.',
  rowsShown:
    '{of, select, people {{shown} personnes affichées} gifts {{shown} cadeaux affichés} days {{shown} dates affichées} proposals {{shown} propositions affichées} invoices {{shown} factures affichées} posts {{shown} publications affichées} reports {{shown} signalements affichés} other {{shown} entrées affichées}}.{all, select, true { C’est tout.} other {}}',
  cancel: 'Annuler',
  close: 'Fermer',
  moreFor: 'Plus d’options pour {name}',
  edit: 'Modifier',
  delete: 'Supprimer',
  dismiss: 'Masquer',
  toast: 'Notification',
  toasts: 'Notifications ({key})',
  discardTitle: 'Abandonner ta saisie ?',
  discardText: 'Elle n’a pas été enregistrée.',
  discard: 'Abandonner',
  keepEditing: 'Continuer la saisie',
};
