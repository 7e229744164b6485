import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  moment: 'Un instant',
  giftUnavailable:
    'Ton cadeau est en sécurité, mais nous ne pouvons pas l’afficher pour le moment. Réessaie un peu plus tard.',
  giftsTitle: 'Cadeaux par e-mail',
  gifts:
    'Avec Presently, on peut t’envoyer des cadeaux par e-mail. Si tu n’en veux plus, appuie sur le bouton. Les cadeaux que tu as déjà restent.',
  stop: 'Ne plus recevoir de cadeaux par e-mail',
  stoppedTitle: 'Tu ne recevras plus de cadeaux par e-mail',
  stopped:
    'Tu ne reçois plus de cadeaux par e-mail via Presently. Tu peux changer d’avis maintenant, ou plus tard avec le même lien. Ce que l’on essaie de t’envoyer entre-temps ne part pas.',
  again: 'Je veux de nouveau des cadeaux',
  brokenTitle: 'Ce lien ne fonctionne pas',
  broken: 'Il est peut-être incomplet. Prends celui de ton e-mail le plus récent.',
  tryAgain: 'Cela ne fonctionne pas pour le moment. Rouvre le lien de ton e-mail un peu plus tard.',
  notChosen: 'Pas encore choisi',
  chooseOne: 'Choisis-en un.',
  backToGift: 'Retour à ton cadeau',
};
