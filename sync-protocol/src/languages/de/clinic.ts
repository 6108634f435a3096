import type { NoneWords, RateWords } from '../clinic-words'

export const noneWords: NoneWords = {
  bare: 'keine | keins | keines | nein | nichts | verneint | negiert | entfallt | keine bekannt | nicht vorhanden | nichts bekannt | negativ | o b | unauffallig | unauffalliger',
  no: 'kein | keinen | keinerlei | ohne | nicht | nie',
  unknown:
    'unbekannt | nicht bekannt | nicht erhoben | nicht erfragt | nicht gefragt | nicht erfasst | nicht dokumentiert | nicht erhebbar | keine angabe | keine angaben | keine information | keine informationen | keine daten | unklar | weiss nicht | nicht verfugbar | ka | noch nicht erfragt | noch offen | ausstehend | wird nachgereicht',
  what: 'allerg* | unvertraglichkeit* | intoleran* | medik* | arznei* | dauermedik* | vorerkrankung* | erkrankung* | krankheit* | diagnose* | problem* | implant* | arzneimittel* | medikamentenallerg* | nebendiagnose* | grunderkrankung* | reaktion*',
  filler:
    'bekannt* | aktuell* | derzeit* | relevant* | sonstig* | weiter* | der | die | das | des | den | ein* | patient* | hat | nimmt | sind | ist | und | oder | auf | gegen | bei | zur | zeit | regelmassig* | vorhanden | angegeben | es | liegen | vor | bestehen | besteht | chronisch* | bisher | bislang | derzeit | momentan | status',
}

export const rateWords: RateWords = {
  numbers: 'ein/eine/einen zwei drei vier',
  adverbs: 'einmal zweimal dreimal viermal',
  times: 'mal',
  day: 'tag tage tagen tags',
  daily: 'täglich tgl tägl',
  week: 'woche wochen wöchentlich',
  month: 'monat monate monatlich',
  hour: 'stunde stunden stündlich std',
  every: 'alle jede jeden',
  per: 'pro am in der die im je',
  morning: 'morgens morgen früh',
  evening: 'abends abend abds',
  asNeeded: 'bei_bedarf bb b_bedarf',
}
