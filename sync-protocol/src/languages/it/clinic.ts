import type { NoneWords, RateWords } from '../clinic-words'

export const noneWords: NoneWords = {
  bare: 'nessuno | nessuna | nessun | no | niente | nulla | nega | negativo | negativa | nessuna nota | non presenti | non applicabile | niente da segnalare',
  no: 'non | senza | ne | mai',
  unknown:
    'sconosciuto | sconosciuta | sconosciuti | sconosciute | ignoto | ignota | non noto | non nota | non note | non noti | non rilevato | non rilevata | non chiesto | non disponibile | non specificato | nessuna informazione | nessun dato | non si sa | non documentato',
  what: 'allerg* | intolleran* | farmac* | medic* | terapi* | malatti* | problem* | patolog* | diagnosi | condizion* | anamnesi | reazion* | impiant* | dispositiv* | comorbidita',
  filler:
    'conosciut* | riferit* | rilevant* | attual* | in | atto | corso | a | di | il | la | le | i | lo | paziente | ha | assume | nessun* | altr* | e | o | cronic* | croniche | segnalat* | documentat*',
}

export const rateWords: RateWords = {
  numbers: 'un/una/uno due tre quattro',
  times: 'volta volte v',
  day: 'giorno giorni dì gg',
  daily: 'die giornaliero giornaliera quotidianamente',
  week: 'settimana settimane settimanale sett',
  month: 'mese mesi mensile',
  hour: 'ora ore',
  every: 'ogni',
  per: 'al alla a per la',
  morning: 'mattina mattino',
  evening: 'sera',
  asNeeded: 'al_bisogno se_necessario',
}
