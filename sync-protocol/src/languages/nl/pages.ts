import type { FailureWords, HelpWords } from '../page-words'

export const failureWords: FailureWords = {
  failures: {
    unknown: {
      title: 'Deze code is hier niet bekend',
      text: 'Misschien is hij verkeerd getypt, of van de kaart is nooit een back-up gemaakt. Lees wat er op de kaart staat en wacht niet op de code.',
    },
    withdrawn: {
      title: 'Deze code is ingetrokken',
      text: 'Hij is vervangen, verwijderd of verlopen. Wacht er niet op.',
    },
    misread: {
      title: 'Het verzoek was niet leesbaar',
      text: 'Scan de code opnieuw.',
    },
    refused: {
      title: 'Dit is vanaf een andere pagina verstuurd',
      text: 'Scan de code opnieuw en vul het formulier in dat opent.',
    },
    slow: {
      title: 'De verbinding is te traag',
      text: 'Wat u stuurde, kwam niet op tijd aan. Wacht er niet op.',
    },
    tooMany: {
      title: 'Te veel keren bekeken vanaf dit netwerk',
      text: 'De code kan juist zijn. Wacht een minuut en probeer het opnieuw.',
    },
    broken: {
      title: 'Er ging bij ons iets mis',
      text: 'De code kan juist zijn. Wacht er niet op.',
    },
    busy: {
      title: 'De gegevens zijn nu niet bereikbaar',
      text: 'De code kan juist zijn. Wacht er niet op; probeer het zo opnieuw.',
    },
  },
  copyText: 'De gedrukte code bevat misschien een kopie die geen verbinding nodig heeft.',
  readCopy: 'Kopie in de code lezen',
  tryAgain: 'Opnieuw proberen',
  sendAgain: 'Het formulier stond te lang open. Vul het nog een keer in.',
  pinLocked:
    'Te veel verkeerde pincodes. De pincode is nog {duration} geblokkeerd, tot {time}. Al het andere opent zonder.',
  pinLockedForGood:
    'Te veel verkeerde pincodes. De pincode is geblokkeerd tot de eigenaar hem deblokkeert. Al het andere opent zonder.',
}

export const helpWords: HelpWords = {
  tell: 'Familie waarschuwen',
  about: 'Zij horen dat iemand deze kaart bij de hand heeft, en niets van wat erop staat.',
  number: 'Uw telefoonnummer, als u gebeld mag worden',
  badNumber: 'Vul een telefoonnummer in, of laat het leeg.',
  asked: 'De familie wordt gewaarschuwd',
  askedText: 'Wacht niet op een antwoord.',
  nobody: 'Er kon niemand worden gewaarschuwd',
  callThem: 'Bel de contacten op de kaart.',
  tooMany: 'Zij zijn al gewaarschuwd',
  placeText: 'Als u wilt, stuur waar u bent. Het is 24 uur te zien.',
  place: 'Waar u bent: straat, plaats of positie',
  locate: 'Mijn positie invullen',
  send: 'Dit versturen',
  placeSent: 'Zij kunnen zien waar u bent',
  placeSentText: 'Het wordt na 24 uur verwijderd.',
  back: 'Terug naar de kaart',
}
