import type { NoneWords, RateWords } from '../clinic-words'

export const noneWords: NoneWords = {
  bare: 'aucun | aucune | aucuns | aucunes | non | neant | rien | ras | nie | sans objet | aucune connue | pas connue | rien a signaler | so',
  no: 'pas | sans | ni | jamais',
  unknown:
    'inconnu | inconnue | inconnus | inconnues | non connu | non connue | non renseigne | non renseignee | non demande | non demandee | non precise | non precisee | non documente | non disponible | pas d’information | pas d’informations | aucune information | ne sait pas | indetermine | indeterminee',
  what: 'allerg* | dallerg* | intoleran* | dintoleran* | medic* | traitement* | maladie* | probleme* | antecedent* | dantecedent* | patholog* | diagnostic* | affection* | implant* | dimplant* | dispositif* | reaction*',
  filler:
    'connu* | actuel* | en cours | en | cours | particulier* | de | du | des | le | la | les | n’a | a | au | aux | patient* | ce | jour | signale* | rapporte* | declare* | prend | ne | il | elle | y | autre*',
}

export const rateWords: RateWords = {
  numbers: 'un/une deux trois quatre',
  times: 'fois',
  day: 'jour jours j',
  daily: 'quotidien quotidienne quotidiennement',
  week: 'semaine semaines sem hebdomadaire',
  month: 'mois mensuel',
  hour: 'heure heures',
  every: 'toutes tous chaque',
  per: 'par les le la',
  morning: 'matin matins',
  evening: 'soir soirs',
  asNeeded: 'si_besoin si_necessaire au_besoin',
}
