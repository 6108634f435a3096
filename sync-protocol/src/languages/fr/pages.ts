import type { FailureWords, HelpWords } from '../page-words'

export const failureWords: FailureWords = {
  failures: {
    unknown: {
      title: 'Ce code n’est pas connu ici',
      text: 'Il est peut-être mal saisi, ou sa carte n’a jamais été sauvegardée. Lisez ce qui est imprimé sur la carte et n’attendez pas le code.',
    },
    withdrawn: {
      title: 'Ce code a été retiré',
      text: 'La personne l’a remplacé ou supprimé, ou il a expiré. Ne l’attendez pas.',
    },
    misread: {
      title: 'La demande n’a pas pu être lue',
      text: 'Scannez le code à nouveau.',
    },
    refused: {
      title: 'Cet envoi vient d’une autre page',
      text: 'Scannez le code à nouveau et remplissez le formulaire qui s’ouvre.',
    },
    slow: {
      title: 'La connexion est trop lente',
      text: 'Votre envoi n’est pas arrivé à temps. Ne l’attendez pas.',
    },
    tooMany: {
      title: 'Trop de consultations depuis ce réseau',
      text: 'Le code est peut-être bon. Attendez une minute, puis réessayez.',
    },
    broken: {
      title: 'Un problème est survenu de notre côté',
      text: 'Le code est peut-être bon. Ne l’attendez pas.',
    },
    busy: {
      title: 'Les données sont inaccessibles pour le moment',
      text: 'Le code est peut-être bon. Ne l’attendez pas ; réessayez dans un instant.',
    },
  },
  copyText: 'Le code imprimé contient peut-être une copie lisible sans connexion.',
  readCopy: 'Lire la copie contenue dans le code',
  tryAgain: 'Réessayer',
  sendAgain: 'Le formulaire est resté ouvert trop longtemps. Remplissez-le encore une fois.',
  pinLocked:
    'Trop de codes PIN erronés. Le PIN est bloqué pendant {duration}, jusqu’au {time}. Tout le reste s’ouvre sans lui.',
  pinLockedForGood:
    'Trop de codes PIN erronés. Le PIN est bloqué jusqu’à ce que la personne le débloque. Tout le reste s’ouvre sans lui.',
}

export const helpWords: HelpWords = {
  tell: 'Prévenir la famille',
  about: 'Elle apprend que quelqu’un a cette carte en main, et rien de ce qui y figure.',
  number: 'Votre numéro de téléphone, si elle peut vous appeler',
  badNumber: 'Entrez un numéro de téléphone, ou laissez vide.',
  asked: 'La famille est en train d’être prévenue',
  askedText: 'N’attendez pas de réponse.',
  nobody: 'Personne n’a pu être prévenu',
  callThem: 'Appelez les contacts de la carte.',
  tooMany: 'Elle a déjà été prévenue',
  placeText: 'Si vous voulez, indiquez où vous êtes. Elle peut le voir pendant 24 heures.',
  place: 'Où vous êtes : rue, lieu ou position',
  locate: 'Mettre ma position',
  send: 'Envoyer ceci',
  placeSent: 'Elle peut voir où vous êtes',
  placeSentText: 'C’est effacé après 24 heures.',
  back: 'Retour à la carte',
}
