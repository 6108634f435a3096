import type { FailureWords, HelpWords } from '../page-words'

export const failureWords: FailureWords = {
  failures: {
    unknown: {
      title: 'Tego kodu tu nie znamy',
      text: 'Mógł zostać źle wpisany albo dla tej karty nigdy nie utworzono kopii zapasowej. Przeczytaj tekst na karcie i nie czekaj na kod.',
    },
    withdrawn: {
      title: 'Ten kod został wycofany',
      text: 'Został zastąpiony lub usunięty albo wygasł. Nie czekaj na niego.',
    },
    misread: {
      title: 'Nie udało się odczytać żądania',
      text: 'Zeskanuj kod ponownie.',
    },
    refused: {
      title: 'Wysłano to z innej strony',
      text: 'Zeskanuj kod ponownie i wypełnij formularz, który się otworzy.',
    },
    slow: {
      title: 'Połączenie jest zbyt wolne',
      text: 'Wysłane dane nie dotarły na czas. Nie czekaj na nie.',
    },
    tooMany: {
      title: 'Zbyt wiele odczytów z tej sieci',
      text: 'Kod może być prawidłowy. Odczekaj minutę i spróbuj ponownie.',
    },
    broken: {
      title: 'Wystąpił błąd po naszej stronie',
      text: 'Kod może być prawidłowy. Nie czekaj na niego.',
    },
    busy: {
      title: 'Dane są w tej chwili niedostępne',
      text: 'Kod może być prawidłowy. Nie czekaj na niego; spróbuj ponownie za chwilę.',
    },
  },
  copyText: 'Wydrukowany kod może zawierać kopię, która nie wymaga połączenia.',
  readCopy: 'Odczytaj kopię zapisaną w kodzie',
  tryAgain: 'Spróbuj ponownie',
  sendAgain: 'Formularz był otwarty zbyt długo. Wypełnij go jeszcze raz.',
  pinLocked:
    'Zbyt wiele błędnych kodów PIN. PIN jest zablokowany, jeszcze {duration} (do {time}). Cała reszta otwiera się bez niego.',
  pinLockedForGood:
    'Zbyt wiele błędnych kodów PIN. PIN pozostanie zablokowany, dopóki nie odblokuje go właściciel. Cała reszta otwiera się bez niego.',
}

export const helpWords: HelpWords = {
  tell: 'Powiadom rodzinę',
  about: 'Dowiedzą się, że ktoś ma przy sobie tę kartę, i niczego z tego, co na niej jest.',
  number: 'Twój numer telefonu, jeśli mogą zadzwonić',
  badNumber: 'Wpisz numer telefonu albo zostaw puste pole.',
  asked: 'Rodzina jest powiadamiana',
  askedText: 'Nie czekaj na odpowiedź.',
  nobody: 'Nikogo nie udało się powiadomić',
  callThem: 'Zadzwoń do kontaktów z karty.',
  tooMany: 'Już ich powiadomiono',
  placeText: 'Jeśli chcesz, wyślij, gdzie jesteś. Będzie to widoczne przez 24 godziny.',
  place: 'Gdzie jesteś: ulica, miejsce lub pozycja',
  locate: 'Wpisz moją pozycję',
  send: 'Wyślij to',
  placeSent: 'Widzą, gdzie jesteś',
  placeSentText: 'Zostanie usunięte po 24 godzinach.',
  back: 'Wróć do karty',
}
