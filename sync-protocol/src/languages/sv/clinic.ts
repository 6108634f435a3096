import type { NoneWords, RateWords } from '../clinic-words'

export const noneWords: NoneWords = {
  bare: 'inga | ingen | inget | nej | nekar | fornekar | inga kanda | ingen kand | ej aktuellt | inget kant | saknas | ua | ej',
  no: 'utan | inte | aldrig | icke',
  unknown:
    'okand | okant | okanda | ej kand | ej kant | inte kant | ej tillfragad | ej efterfragat | uppgift saknas | uppgifter saknas | ingen uppgift | inga uppgifter | ingen information | vet ej | vet inte | oklart | ej dokumenterat',
  what: 'allerg* | overkanslig* | intoleran* | lakemed* | medicin* | sjukdom* | problem* | diagnos* | implantat* | reaktion* | tillstand | besvar | lakemedelsallerg* | matallerg* | tidigare',
  filler:
    'kand* | aktuell* | patient* | har | tar | och | eller | mot | av | for | kroniska | andra | ovriga | nuvarande | som | ar | det | finns',
}

export const rateWords: RateWords = {
  numbers: 'en/ett två tre fyra',
  times: 'gång gånger ggr',
  day: 'dag dagar dagen dygn dygnet',
  daily: 'dagligen',
  week: 'vecka veckor veckan',
  month: 'månad månader månaden',
  hour: 'timme timmar tim',
  every: 'var varje vart',
  per: 'per om i',
  morning: 'morgonen morgon',
  evening: 'kvällen kväll',
  asNeeded: 'vid_behov vb',
}
