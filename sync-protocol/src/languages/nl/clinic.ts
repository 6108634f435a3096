import type { NoneWords, RateWords } from '../clinic-words'

export const noneWords: NoneWords = {
  bare: 'geen | nee | niets | neen | ontkent | geen bekend | niet aanwezig | n v t | nvt | niet van toepassing | geen bijzonderheden',
  no: 'zonder | niet | nooit | gene',
  unknown:
    'onbekend | niet bekend | niet gevraagd | niet nagevraagd | niet vastgelegd | niet geregistreerd | geen informatie | geen gegevens | niet beschikbaar | weet niet | onduidelijk',
  what: 'allerg* | intoleran* | overgevoelig* | medic* | geneesmiddel* | geneesmiddelenallerg* | ziekte* | aandoening* | probleem | problemen | diagnose* | voorgeschiedenis | implanta* | reactie*',
  filler:
    'bekend* | huidige | relevante | actuele | de | het | een | patient* | heeft | gebruikt | zijn | is | er | van | voor | op | dit | moment | en | of | andere | chronische',
}

export const rateWords: RateWords = {
  numbers: 'een/één twee drie vier',
  adverbs: 'eenmaal tweemaal driemaal viermaal',
  times: 'keer maal dd',
  day: 'dag dagen',
  daily: 'daags dagelijks dd',
  week: 'week weken wekelijks',
  month: 'maand maanden maandelijks',
  hour: 'uur uren',
  every: 'elke iedere elk ieder om',
  per: 'per de',
  morning: 'ochtends ochtend morgens',
  evening: 'avonds avond',
  asNeeded: 'zo_nodig zn indien_nodig',
}
