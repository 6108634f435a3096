import type { NoneWords, RateWords } from '../clinic-words'

export const noneWords: NoneWords = {
  bare: 'niciuna | niciunul | nici una | nici unul | nu | fara | nimic | neaga | nu are | nu exista | nu prezinta | absente | absent | nu se aplica | nu este cazul | negativ',
  no: 'nicio | niciun | nici o | nici un | nici | niciodata | nu ia',
  unknown:
    'necunoscut | necunoscuta | necunoscute | necunoscuti | nu se cunoaste | nu se cunosc | nu se stie | nu stie | fara informatii | fara date | nicio informatie | neintrebat | nu s a intrebat | nespecificat | indisponibil | neprecizat',
  what: 'alerg* | intoleran* | medic* | boala | boli | afectiun* | problem* | diagnostic* | antecedent* | implant* | reacti* | tratament* | patolog* | aliment*',
  filler:
    'cunoscut* | curent* | actual* | cronic* | pacient* | la | de | cu | si | sau | are | ia | ale | alte | relevant* | semnificativ* | in | prezent',
}

export const rateWords: RateWords = {
  numbers: 'o/un/una doi/două trei patru',
  adverbs: 'odată',
  times: 'ori dată',
  day: 'zi zile',
  daily: 'zilnic',
  week: 'săptămână săptămâni săptămânal săpt',
  month: 'lună luni lunar',
  hour: 'oră ore',
  every: 'fiecare la',
  per: 'pe la de',
  morning: 'dimineața dimineață',
  evening: 'seara seară',
  asNeeded: 'la_nevoie',
}
