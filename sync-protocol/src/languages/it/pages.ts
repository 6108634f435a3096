import type { FailureWords, HelpWords } from '../page-words'

export const failureWords: FailureWords = {
  failures: {
    unknown: {
      title: 'Questo codice qui non è conosciuto',
      text: 'Forse è stato digitato male, o la sua tessera non è mai stata salvata online. Leggere ciò che è scritto sulla tessera e non aspettare il codice.',
    },
    withdrawn: {
      title: 'Questo codice è stato ritirato',
      text: 'È stato sostituito o eliminato, oppure è scaduto. Non aspettare.',
    },
    misread: {
      title: 'La richiesta non è leggibile',
      text: 'Scansiona di nuovo il codice.',
    },
    refused: {
      title: 'L’invio proviene da un’altra pagina',
      text: 'Scansiona di nuovo il codice e compila il modulo che si apre.',
    },
    slow: {
      title: 'La connessione è troppo lenta',
      text: 'I dati inviati non sono arrivati in tempo. Non aspettare.',
    },
    tooMany: {
      title: 'Troppe consultazioni da questa rete',
      text: 'Il codice può essere giusto. Aspetta un minuto, poi riprova.',
    },
    broken: {
      title: 'Si è verificato un problema da parte nostra',
      text: 'Il codice può essere giusto. Non aspettare.',
    },
    busy: {
      title: 'I dati al momento non sono raggiungibili',
      text: 'Il codice può essere giusto. Non aspettare; riprova tra un attimo.',
    },
  },
  copyText: 'Il codice stampato può contenere una copia che non richiede connessione.',
  readCopy: 'Leggi la copia nel codice',
  tryAgain: 'Riprova',
  sendAgain: 'Il modulo è rimasto aperto troppo a lungo. Compilalo ancora una volta.',
  pinLocked:
    'Troppi PIN errati. Il PIN è bloccato per {duration}, fino al {time}. Tutto il resto si apre senza.',
  pinLockedForGood:
    'Troppi PIN errati. Il PIN è bloccato finché la persona non lo sblocca. Tutto il resto si apre senza.',
}

export const helpWords: HelpWords = {
  tell: 'Avvisare la famiglia',
  about: 'Saprà che qualcuno ha in mano questa tessera, e nulla di ciò che c’è scritto.',
  number: 'Il suo numero di telefono, se può essere chiamato',
  badNumber: 'Inserisca un numero di telefono o lasci vuoto.',
  asked: 'La famiglia viene avvisata',
  askedText: 'Non aspetti una risposta.',
  nobody: 'Non è stato possibile avvisare nessuno',
  callThem: 'Chiami i contatti sulla tessera.',
  tooMany: 'È già stata avvisata',
  placeText: 'Se vuole, invii dove si trova. Lo si può vedere per 24 ore.',
  place: 'Dove si trova: via, luogo o posizione',
  locate: 'Inserire la mia posizione',
  send: 'Inviare questo',
  placeSent: 'La famiglia può vedere dove si trova',
  placeSentText: 'Viene cancellato dopo 24 ore.',
  back: 'Torna alla tessera',
}
