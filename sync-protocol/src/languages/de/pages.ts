import type { FailureWords, HelpWords } from '../page-words'

export const failureWords: FailureWords = {
  failures: {
    unknown: {
      title: 'Dieser Code ist hier nicht bekannt',
      text: 'Er ist vielleicht falsch eingegeben, oder die Karte wurde nie gesichert. Lesen, was auf der Karte steht, und nicht auf den Code warten.',
    },
    withdrawn: {
      title: 'Dieser Code wurde zurückgezogen',
      text: 'Er wurde ersetzt oder gelöscht, oder er ist abgelaufen. Nicht darauf warten.',
    },
    misread: {
      title: 'Die Anfrage war nicht lesbar',
      text: 'Bitte den Code noch einmal scannen.',
    },
    refused: {
      title: 'Das wurde von einer anderen Seite gesendet',
      text: 'Bitte den Code noch einmal scannen und das Formular ausfüllen, das er öffnet.',
    },
    slow: {
      title: 'Die Verbindung ist zu langsam',
      text: 'Ihre Angaben kamen nicht rechtzeitig an. Nicht darauf warten.',
    },
    tooMany: {
      title: 'Zu viele Abrufe aus diesem Netz',
      text: 'Der Code kann richtig sein. Eine Minute warten, dann erneut versuchen.',
    },
    broken: {
      title: 'Bei uns ist etwas schiefgegangen',
      text: 'Der Code kann richtig sein. Nicht darauf warten.',
    },
    busy: {
      title: 'Die Daten sind gerade nicht erreichbar',
      text: 'Der Code kann richtig sein. Nicht darauf warten; gleich erneut versuchen.',
    },
  },
  copyText: 'Der gedruckte Code enthält vielleicht eine Kopie, die keine Verbindung braucht.',
  readCopy: 'Kopie im Code lesen',
  tryAgain: 'Erneut versuchen',
  sendAgain: 'Das Formular war zu lange offen. Bitte noch einmal ausfüllen.',
  pinLocked:
    'Zu viele falsche PINs. Die PIN ist gesperrt: noch {duration}, bis {time}. Alles andere öffnet sich ohne sie.',
  pinLockedForGood:
    'Zu viele falsche PINs. Die PIN ist gesperrt, bis die Person sie entsperrt. Alles andere öffnet sich ohne sie.',
}

export const helpWords: HelpWords = {
  tell: 'Familie benachrichtigen',
  about:
    'Sie erfährt, dass jemand diese Karte in der Hand hat, und nichts von dem, was darauf steht.',
  number: 'Ihre Telefonnummer, falls man Sie anrufen darf',
  badNumber: 'Geben Sie eine Telefonnummer ein, oder lassen Sie das Feld leer.',
  asked: 'Die Familie wird benachrichtigt',
  askedText: 'Warten Sie nicht auf eine Antwort.',
  nobody: 'Niemand konnte benachrichtigt werden',
  callThem: 'Rufen Sie die Kontakte auf der Karte an.',
  tooMany: 'Sie wurde schon benachrichtigt',
  placeText: 'Wenn Sie möchten, senden Sie, wo Sie sind. Man kann es 24 Stunden lang sehen.',
  place: 'Wo Sie sind: Straße, Ort oder Position',
  locate: 'Meine Position eintragen',
  send: 'Das senden',
  placeSent: 'Die Familie kann sehen, wo Sie sind',
  placeSentText: 'Es wird nach 24 Stunden gelöscht.',
  back: 'Zurück zur Karte',
}
