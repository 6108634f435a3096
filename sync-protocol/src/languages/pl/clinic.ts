import type { NoneWords, RateWords } from '../clinic-words'

export const noneWords: NoneWords = {
  bare: 'brak | zadne | zadna | zadnych | nie | nie ma | neguje | nic | nieobecne | nie dotyczy | bez zmian | ujemny | ujemne | nie stwierdzono | nie zglasza | neguje',
  no: 'bez | zaden | nigdy | nie stwierdzono | nie wystepuja | nie przyjmuje | nie zglasza',
  unknown:
    'nieznane | nieznany | nieznana | nieznanych | nie wiadomo | nie pytano | nie zapytano | brak danych | brak informacji | nieokreslone | nie wie | nie ustalono | nie podano',
  what: 'alerg* | uczul* | nietoleran* | lek | leki | lekow | lekami | choroba | choroby | chorob | schorzen* | problem* | rozpozna* | diagnoz* | implant* | reakcj* | dolegliwosc* | leczeni* | medykament*',
  filler:
    'znan* | aktualn* | istotn* | stwierdzon* | przewlekl* | pacjent* | na | do | w | i | lub | innych | inne | przyjmowan* | stal* | wywiadzie | obecnie | rozpoznanych',
}

export const rateWords: RateWords = {
  numbers: 'jeden/jedna dwa/dwie trzy cztery',
  times: 'raz razy',
  day: 'dzień dnia dni dobę dz',
  daily: 'dziennie codziennie',
  week: 'tydzień tygodnie tygodniu tygodniowo tydz',
  month: 'miesiąc miesiącu',
  hour: 'godzina godziny godzinę godzin godz',
  every: 'co każdego',
  per: 'na w',
  morning: 'rano',
  evening: 'wieczorem wieczór',
  asNeeded: 'w_razie_potrzeby doraźnie',
}
