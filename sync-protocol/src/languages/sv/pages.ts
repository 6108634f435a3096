import type { FailureWords, HelpWords } from '../page-words'

export const failureWords: FailureWords = {
  failures: {
    unknown: {
      title: 'Koden är inte känd här',
      text: 'Den kan vara felskriven, eller så har kortet aldrig säkerhetskopierats. Läs det som står på kortet och vänta inte på koden.',
    },
    withdrawn: {
      title: 'Koden har dragits in',
      text: 'Ägaren har bytt ut eller raderat den, eller så har den slutat gälla. Vänta inte på den.',
    },
    misread: { title: 'Begäran gick inte att läsa', text: 'Skanna koden igen.' },
    refused: {
      title: 'Det här skickades från en annan sida',
      text: 'Skanna koden igen och fyll i formuläret som öppnas.',
    },
    slow: {
      title: 'Anslutningen är för långsam',
      text: 'Det du skickade kom inte fram i tid. Vänta inte på det.',
    },
    tooMany: {
      title: 'För många visningar från det här nätverket',
      text: 'Koden kan vara rätt. Vänta en minut och försök sedan igen.',
    },
    broken: {
      title: 'Något är fel hos oss',
      text: 'Koden kan vara rätt. Vänta inte på den.',
    },
    busy: {
      title: 'Uppgifterna går inte att nå just nu',
      text: 'Koden kan vara rätt. Vänta inte på den; försök igen om en stund.',
    },
  },
  copyText: 'Den utskrivna koden kan innehålla en kopia som inte behöver någon anslutning.',
  readCopy: 'Läs kopian i koden',
  tryAgain: 'Försök igen',
  sendAgain: 'Formuläret var öppet för länge. Fyll i det en gång till.',
  pinLocked:
    'Fel PIN-kod för många gånger. PIN-koden är spärrad i {duration}, till {time}. Allt annat öppnas utan den.',
  pinLockedForGood:
    'Fel PIN-kod för många gånger. PIN-koden är spärrad tills ägaren låser upp den. Allt annat öppnas utan den.',
}

export const helpWords: HelpWords = {
  tell: 'Meddela familjen',
  about: 'De får veta att någon har det här kortet till hands, och inget av det som står på det.',
  number: 'Ditt telefonnummer, om de får ringa dig',
  badNumber: 'Skriv ett telefonnummer eller lämna fältet tomt.',
  asked: 'Familjen meddelas',
  askedText: 'Vänta inte på svar.',
  nobody: 'Ingen kunde meddelas',
  callThem: 'Ring kontakterna på kortet.',
  tooMany: 'De har redan meddelats',
  placeText: 'Skicka var du är, om du vill. De kan se det i 24 timmar.',
  place: 'Var du är: gata, plats eller position',
  locate: 'Fyll i min position',
  send: 'Skicka',
  placeSent: 'De kan se var du är',
  placeSentText: 'Det raderas efter 24 timmar.',
  back: 'Tillbaka till kortet',
}
