import type { LanguageWords } from '../reading-words'

export const reading: LanguageWords = {
  severe:
    'ernstig* zwaar zware hevig* levensgevaar* levensbedreig* leven dodelijk* kritiek* gevaarlijk* gevaar sterk sterke hoog hoge hoogste acuut slecht slechte fel felle erg_slecht verschrikkelijk* dood bedreig* aanzienlijk* fors* ergste noodgeval zwaarste ernstich alarmerend* opgenomen extreem extreme intens intense letaal fataal ziekenhuis* spoedgevallen',
  mild: 'licht lichte lichtjes matig matige gemiddeld* gering* zwak zwakke laag lage onschuldig* ongevaarlijk* goedaardig* intolerantie beperkt* middelmatig* middel onbeduidend* draaglijk* beetje valt_mee valt_wel_mee matig_ernstig* laag_risico gemiddeld_ernstig*',
  neutral: 'zwaarte',
  direct:
    'anafyla* shock shok schok geintubeerd* beademing* beademd* gereanimeerd* angio_oedeem bewusteloos* flauwgevallen flauwval* flauw flauwte verstik* gestikt stikken stikte ademnood benauwd* kortademig* hartstilstand ademstilstand dodelijk* levensgevaar* levensbedreig* bloeddrukdaling collaps* gecollabeerd insult* stuipen lage_bloeddruk epileptische_aanval* toeval dress_syndroom',
  airway: 'tong* strottenhoofd* luchtweg* luchtpijp* huig keel*',
  swells:
    'zwel* *zwell* opgezet* *zwoll* dik dikke dichte *oedeem dicht dichtgek* afgesl* vernauw* knijp* toegeknepen dichtknijp* dichttrek* dichtsl*',
  breath: 'ademen ademhal* adem lucht ademt ademde',
  fails: 'niet moeilijk* moeite geen lastig nauwelijks kort zwaar onvermogen *nood *moeilijkheden',
  mind: 'bewustzijn bewustzijns*',
  lost: '*verlies* kwijt',
  heart: 'hart',
  stops: 'stil* gestopt',
  resolved:
    'genezen hersteld verholpen opgelost uitgesloten voorbij verdwenen niet_meer_actief niet_meer_aanwezig afgelopen beeindigd overgegaan afgerond beter_geworden doorgemaakt',
  current:
    'actief actieve actueel huidig* stabiel* gecontroleerd* remissie terugval terugker* behandeling nog steeds gedeeltelijk deels bijna aanhoudend* acuut ongeneeslijk* blijvend* verdenking lopend* aanwezig weer herstellend verbeter* goed_ingesteld verergert herstellende* tussenpozen wisselend* vermoedelijk*',
  neg: 'niet nooit geen zonder niets nimmer nee niks',
  excluded: 'uitgesloten afwezig negatief',
  filler:
    'nog een het van erg heel zo zeer te echt bijzonder geweest ooit gehad tekenen er enige bekend heb nodig al',
  or: 'of',
  but: 'maar alleen',
  few: 'weinig minder nauwelijks',
  one: 'een',
  doubt: 'onbekend misschien mogelijk soms kan wisselend erger weet_niet minder',
  takes: 'neemt gebruikt slikt',
  stopped: 'gestaakt gestopt beeindigd vroeger niet_meer nooit_meer',
  former:
    'in_plaats_van ipv voorheen vroeger eerder vervangt ter_vervanging_van overgestapt_van niet_meer',
  formerAfter: 'vervangen_door overgestapt_op gewisseld_naar',
  now: 'nu thans',
  until: 'tot',
  reason: 'voor_allerg* tegen_allerg* bij_allerg*',
  local: 'zalf oogdruppel* oordruppel* neusspray',
}
