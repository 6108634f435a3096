import type { FailureWords, HelpWords } from '../page-words'

export const failureWords: FailureWords = {
  failures: {
    unknown: {
      title: 'Acest cod nu este cunoscut aici',
      text: 'Poate a fost scris greșit sau cardul nu a avut niciodată o copie de rezervă. Citiți ce scrie pe card și nu așteptați codul.',
    },
    withdrawn: {
      title: 'Acest cod a fost retras',
      text: 'Titularul l-a înlocuit sau l-a șters, ori codul a expirat. Nu îl așteptați.',
    },
    misread: { title: 'Cererea nu a putut fi citită', text: 'Scanați codul din nou.' },
    refused: {
      title: 'Aceasta a fost trimisă de pe altă pagină',
      text: 'Scanați codul din nou și completați formularul care se deschide.',
    },
    slow: {
      title: 'Conexiunea este prea lentă',
      text: 'Ce ați trimis nu a ajuns la timp. Nu așteptați.',
    },
    tooMany: {
      title: 'Prea multe consultări din această rețea',
      text: 'Codul poate fi corect. Așteptați un minut, apoi încercați din nou.',
    },
    broken: {
      title: 'A apărut o problemă la noi',
      text: 'Codul poate fi corect. Nu îl așteptați.',
    },
    busy: {
      title: 'Datele nu sunt disponibile acum',
      text: 'Codul poate fi corect. Nu îl așteptați; încercați din nou peste puțin timp.',
    },
  },
  copyText: 'Codul tipărit poate conține o copie care nu are nevoie de conexiune.',
  readCopy: 'Citiți copia din cod',
  tryAgain: 'Încercați din nou',
  sendAgain: 'Formularul a stat deschis prea mult timp. Completați-l încă o dată.',
  pinLocked:
    'Prea multe PIN-uri greșite. PIN-ul este blocat timp de {duration}, până la {time}. Toate celelalte date se deschid fără el.',
  pinLockedForGood:
    'Prea multe PIN-uri greșite. PIN-ul este blocat până când titularul îl deblochează. Toate celelalte date se deschid fără el.',
}

export const helpWords: HelpWords = {
  tell: 'Anunțați familia',
  about: 'Află că cineva are acest card la îndemână și nimic din ce scrie pe el.',
  number: 'Numărul dvs. de telefon, dacă vă pot suna',
  badNumber: 'Introduceți un număr de telefon sau lăsați câmpul gol.',
  asked: 'Familia este anunțată',
  askedText: 'Nu așteptați un răspuns.',
  nobody: 'Nimeni nu a putut fi anunțat',
  callThem: 'Sunați persoanele de contact de pe card.',
  tooMany: 'Au fost deja anunțați',
  placeText: 'Dacă doriți, trimiteți unde sunteți. Pot vedea asta timp de 24 de ore.',
  place: 'Unde sunteți: stradă, loc sau poziție',
  locate: 'Completează poziția mea',
  send: 'Trimiteți',
  placeSent: 'Pot vedea unde sunteți',
  placeSentText: 'Se șterge după 24 de ore.',
  back: 'Înapoi la card',
}
